/** The names of those at a table; whoever reads them is told when they change. */
export class People {
  names: string[] = $state.raw([])
}
