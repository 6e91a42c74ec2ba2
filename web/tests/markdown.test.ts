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
    { anchor: '', html: '<p>First.</p>' },
    { anchor: 'a', html: '<h2 id="rule-a" tabindex="-1">A</h2>\n<p>one</p>\n<ul><li>two</li></ul>' },
    { anchor: 'b', html: '<h3 id="rule-b" tabindex="-1">B</h3>' },
  ])
})

test('a ruling is a sign with words, and an arrow is drawn', () => {
  const html = render('So it is [G14]. A → B, `[x]`', 'Our "ruling".')
  expect(html).not.toMatch(/G14|→/)
  expect(html).toContain('title="Our &quot;ruling&quot;."')
  expect(html).toContain('#ui-arrow')
  expect(html).toContain('<code>[x]</code>')
  expect(render('So it is [R19] [R26], too.', 'Ours.').match(/title=/g)).toHaveLength(1)
})
