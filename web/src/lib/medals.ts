/** The medals of a player alone, from the least on. */

export const MEDALS = ['bronze', 'silver', 'gold'] as const
export type MedalName = (typeof MEDALS)[number]
