/** The ways to take a die in words, with what the server foresees of their drops. */

import type { InkdomsView, TakeView } from '../../generated/inkdoms'
import type { Texts } from '../../lib/texts'
import type { LegalAction } from '../board'
import { choicesOf, type Take } from './choices'

export function foreseen(view: InkdomsView, take: Take): TakeView | undefined {
  return view.takes.find(
    ({ die, colour, kingdom }) => die === take.die && colour === take.as && kingdom === take.kingdom,
  )
}

/** "Blue in Redhill", "White as red in Redhill". */
export function wayWords(take: Take, texts: Texts): string {
  return texts.say('page-way', {
    white: take.die === take.as ? 'no' : 'white',
    tint: take.die,
    as: texts.name('colour', take.as),
    kingdom: take.kingdom,
  })
}

/** What its drops find. */
export function findsWords({ fits, drops, blot }: TakeView, texts: Texts): string {
  return texts.say(fits === 0 ? 'page-way-none' : fits < drops ? 'page-way-some' : 'page-way-all', {
    fits,
    drops,
    blot: blot ? 'blot' : 'no',
  })
}

/** A die is called by its colour and where it lies. */
export function wordsOf(action: LegalAction, _view: InkdomsView, texts: Texts): string | null {
  const [take] = choicesOf([action]).take
  return take ? wayWords(take, texts) : null
}
