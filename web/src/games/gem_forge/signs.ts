/** Symbols before events in the log, and of the lines of the score sheet. */

export const signs: Record<string, string> = {
  stone_taken: 'gem_forge-stone-{colour}',
  stone_set: 'gem_forge-stone-{colour}',
  stone_discarded: 'gem_forge-stone-{colour}',
  stone_pulled: 'gem_forge-stone-{colour}',
  jewel_finished: 'j-ring',
  card_drawn: 'card-back',
  card_played: 'card-back',
  card_cancelled: 'ui-close',
  pawn_moved: 'crown',
  set_handed_in: 'j-tiara',
  tile_chosen: 'j-pendant',
  cart_emptied: 'cart',
  cart_robbed: 'cart',
  'sheet-jewels': 'j-ring',
  'sheet-sets': 'j-tiara',
  'sheet-cards': 'card-back',
}
