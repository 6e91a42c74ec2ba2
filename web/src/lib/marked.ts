/** How boards draw what a hint, a coach or a review marks. */
export const MARKED = '.hint, .hinted, [data-hinted]'
