declare module '*/arena/report/page.js' {
  export function arrange(page: ParentNode): void
}

declare module '*?raw' {
  const text: string
  export default text
}
