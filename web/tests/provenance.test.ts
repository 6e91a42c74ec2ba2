import { expect, test } from 'vitest'
import { provenanceOf } from '../src/lib/provenance'

test('one source for all of it, or fact by fact', () => {
  expect(provenanceOf({ provenance: 'rulebook' })).toEqual([['all', 'rulebook']])
  expect(provenanceOf({ provenance: { score: 'found', tax: 'rulebook' } })).toEqual([
    ['score', 'found'],
    ['tax', 'rulebook'],
  ])
  expect(provenanceOf({})).toEqual([])
})

test('what the rulebook does not name is ours', () => {
  const source = {
    provenance: 'rulebook',
    rulebook_fields: ['name_en', 'name_ru', 'copies>=4'],
    rulebook_inferred: ['type'],
  }
  expect(provenanceOf({ source })).toEqual([
    ['name', 'rulebook'],
    ['copies', 'rulebook'],
    ['type', 'inferred'],
    ['rest', 'reconstructed'],
  ])
})
