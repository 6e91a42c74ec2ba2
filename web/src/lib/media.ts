/** The widths of the page. */
import { MediaQuery } from 'svelte/reactivity'

export const phone = new MediaQuery('max-width: 719px')
export const wide = new MediaQuery('min-width: 1180px')
/** Three columns leave little room for the middle one: its buttons have icons alone. */
export const narrow = new MediaQuery('(min-width: 1180px) and (max-width: 1339px)')
