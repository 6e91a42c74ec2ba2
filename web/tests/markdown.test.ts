import { expect, test } from 'vitest'
import { contentsOf, render, sectionsOf } from '../src/lib/markdown'

test('headings carry their anchors', () => {
  expect(render('## Take a die {#take}')).toBe('<h2 id="rule-take" tabindex="-1">Take a die</h2>')
  expect(contentsOf('# Inkdoms {#inkdoms}\n\n## Take a die {#take}\n### More')).toEqual([
    { level: 2, title: 'Take a die', anchor: 'take' },
  ])
})

test('lists, nested and numbered', () => {
  expect(render('- one\n- **two**\n  goes on\n  - inner')).toBe(
    '<ul><li>one</li><li><strong>two</strong> goes on<ul><li>inner</li></ul></li></ul>',
  )
  expect(render('3. three\n4. four')).toBe('<ol start="3"><li>three</li><li>four</li></ol>')
})

test('a list may follow its sentence without an empty line', () => {
  expect(render('So:\n- one')).toBe('<p>So:</p>\n<ul><li>one</li></ul>')
})

test('tables', () => {
  expect(render('| a | b |\n|---|---|\n| [x](#x) | 2 |')).toContain('<td><a href="#x">x</a></td><td>2</td>')
})

test('what is not Markdown is escaped', () => {
  expect(render('1 < 2 & <b>"x"</b> `<i>`')).toBe(
    '<p>1 &lt; 2 &amp; &lt;b&gt;&quot;x&quot;&lt;/b&gt; <code>&lt;i&gt;</code></p>',
  )
})

test('a text is cut before every heading', () => {
  expect(sectionsOf('First.\n\n## A {#a}\n\none\n\n- two\n\n### B {#b}')).toEqual([
    { anchor: '', parts: [{ html: '<p>First.</p>' }] },
    {
      anchor: 'a',
      parts: [{ html: '<h2 id="rule-a" tabindex="-1">A</h2>\n<p>one</p>\n<ul><li>two</li></ul>' }],
    },
    { anchor: 'b', parts: [{ html: '<h3 id="rule-b" tabindex="-1">B</h3>' }] },
  ])
})

test('a ruling is a button that controls its words', () => {
  const html = render('So it is [^G14], *too*.\n\n[^G14]: Because <of> **that**.', 'Our "ruling"')
  expect(html).not.toContain('G14')
  expect(html).toContain('<p>So it is,<button')
  expect(html).toContain('aria-expanded="false" aria-controls="ruling-1" aria-label="Our &quot;ruling&quot;"')
  expect(html).toContain(
    'id="ruling-1" role="note" hidden>Because &lt;of&gt; <strong>that</strong>.</span> <em>too</em>.</p>',
  )
})

test('rulings side by side share a button', () => {
  const html = render('So it is [^R1] [^R2]. And so [^R1].\n\n[^R1]: One.\n[^R2]: Two.')
  expect(html.match(/<button/g)).toHaveLength(2)
  expect(html).toContain('hidden>One. Two.</span>')
  expect(html).toContain('id="ruling-2"')
})

test('names between colons and signs are drawn, but not in code', () => {
  const html = render('A crown :qx-crown: → a score, `:x: →`, 12:30: so')
  expect(html).toContain('<use href="#qx-crown"/>')
  expect(html).toContain('<use href="#ui-arrow"/>')
  expect(html).toContain('<code>:x: →</code>, 12:30: so')
})

test('a figure stands between paragraphs', () => {
  const text =
    'One.\n\n```figure tiles m07 red,green x\nA tile\n68 30 A :gem-red: slot\n5 106 Its <points>\n```\n\nTwo.'
  const [section] = sectionsOf(text)
  expect(section?.parts).toHaveLength(3)
  const part = section?.parts[1]
  if (!part || !('figure' in part)) throw new Error('no figure')
  const { labels, ...rest } = part.figure
  expect(rest).toEqual({ list: 'tiles', id: 'm07', more: ['red,green', 'x'], caption: 'A tile' })
  expect(labels.map(({ x, y }) => [x, y])).toEqual([
    [68, 30],
    [5, 106],
  ])
  expect(labels[0]?.html).toContain('#gem-red')
  expect(labels[1]?.html).toBe('Its &lt;points&gt;')
})

test('a turn is a list of drawings and words', () => {
  const html = render('```turn\nYour turn\nking Place **it**\ncoin Pay\n```')
  expect(html).toContain('<figcaption>Your turn</figcaption>')
  expect(html.match(/<li>/g)).toHaveLength(2)
  expect(html).toContain('<use href="#king"/></svg><span>Place <strong>it</strong></span>')
})
