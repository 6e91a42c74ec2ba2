/** The three widths of the page. */
import { MediaQuery } from 'svelte/reactivity'

export const phone = new MediaQuery('max-width: 719px')
export const wide = new MediaQuery('min-width: 1180px')
