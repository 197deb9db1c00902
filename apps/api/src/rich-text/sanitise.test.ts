import { richTextElements } from '@emma/domain/html'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOURS, roundsOf } from '../../test/depth.ts'
import { hostileHtml } from '../../test/hostile-html.ts'
import { asRead, sanitisedHtml } from './sanitise.ts'

const key = `${'0f'.repeat(32)}.webp`
const own = `/api/v1/files/images/${key}`

describe('what an author writes stays', () => {
  it.each([
    '<h2>Título</h2><p>Um <strong>forte</strong>, um <em>leve</em>, um <u>u</u> e um <s>s</s>.</p>',
    '<ul><li><p>um</p></li></ul><ol start="3"><li>três</li></ol>',
    '<blockquote><p>citação</p></blockquote><hr /><p>a<br />b</p>',
    '<table><tbody><tr><th colspan="2" scope="col">a</th></tr><tr><td rowspan="2">b</td></tr></tbody></table>',
    `<img src="${own}" alt="Uma &quot;figura&quot;" width="800" height="600" />`,
    '<a href="https://emma.test/a" target="_blank" rel="noopener noreferrer">fora</a>',
    '<a href="/termos-de-uso">dentro</a> <a href="mailto:a@b.c">e-mail</a> <a href="tel:192">192</a>',
    '<p>1 &lt; 2 &amp; 3 &gt; 2</p>',
  ])('%s', (html) => {
    expect(sanitisedHtml(html)).toBe(html)
  })
})

describe('what runs, hides or calls elsewhere is gone', () => {
  it.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<scr<script>x</script>ipt>alert(1)</script>', 'xipt&gt;alert(1)'],
    ['<svg/onload=alert(1)>', ''],
    ['<svg><script>alert(1)</script></svg>a', 'a'],
    ['<math><mi xlink:href="javascript:x">a</mi></math>b', 'b'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src="data:image/svg+xml;base64,PHN2Zz4=">', ''],
    ['<img src="//evil.example/x.png">', ''],
    ['<img src="https://evil.example/x.png" alt="x">', ''],
    [`<img src="${own}" onload="x()" srcset="//evil.example/x" style="x">`, `<img src="${own}" />`],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="jav&#x09;ascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" &#14; javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="&#106;&#97;vascript&colon;alert(1)">a</a>', '<a>a</a>'],
    ['<a href="JaVaScRiPt:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,<script>x</script>">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<a href="/\\evil.example">a</a>', '<a>a</a>'],
    ['<a href="/a" target="_top" onclick="x" ping="//e">a</a>', '<a href="/a">a</a>'],
    ['<p style="background:url(javascript:x)" class="a" id="b" onclick="x">a</p>', '<p>a</p>'],
    ['<style>p{color:red}</style><p>a</p>', '<p>a</p>'],
    ['<link rel=stylesheet href=//e><meta http-equiv=refresh content=0><base href=//e>a', 'a'],
    ['<iframe src="javascript:x"></iframe><object data=x></object><embed src=x>a', 'a'],
    ['<form action=//e><input name=a><button formaction=javascript:x>a</button></form>', 'a'],
    ['<template><p>a</p><template><script>x</script></template></template>b', 'b'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
    ['<textarea><p>a</textarea>b', 'b'],
    ['<!--<img src=x onerror=x>--><p>a</p><!-- -- ><script>x</script>-->', '<p>a</p>'],
    ['<![CDATA[<script>x</script>]]>a', 'a'],
    ['<h1>a</h1><font color=red>b</font><center>c</center>', '<h2>a</h2>bc'],
    ['<ol start="javascript:x"><li>a</li></ol>', '<ol><li>a</li></ol>'],
    [
      '<table><tr><td colspan="2;x" rowspan="0">a</td></tr></table>',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    // Browsers drop a cell without its table.
    ['<td colspan="2">a</td>', 'a'],
    ['<p>a', '<p>a</p>'],
  ])('%s', (html, clean) => {
    const once = sanitisedHtml(html)
    expect(once).not.toMatch(
      /<(script|svg|math|style|iframe|object|form|template|noscript)|\son\w+=|<[^>]*javascript:/i,
    )
    expect(sanitisedHtml(once)).toBe(once)
    expect(once.replace(/\s+/g, ' ').trim()).toBe(clean)
  })

  // Mutations: what a browser would make of it on a second parse (Cure53, PortSwigger).
  it.each([
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<svg><desc><noscript></desc></svg><img src=x onerror=alert(1)>',
    '<noembed><img title="</noembed><img src onerror=alert(1)>"></noembed>',
    '<xmp><p title="</xmp><svg/onload=alert(1)>">',
    '<select><template><style><!--</style><a rel="--></style></template></select><img src onerror=alert(1)>">',
    '<table><td><a href="x"><table><img src=x onerror=alert(1)></table></a>',
    '<a href="https://a/`onmouseover=alert(1)`">x</a>',
    '<img alt="`><img src=x onerror=alert(1)>" src=x>',
    '<b title="</b><script>alert(1)</script>">x</b>',
    '<plaintext><img src=x onerror=alert(1)>',
    '<listing>&lt;img src=x onerror=alert(1)&gt;</listing>',
    '\u0000<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  ])('%j', (html) => {
    const once = sanitisedHtml(html)
    expect(once).not.toMatch(/<[^>]*(script|svg|math|style|onerror|onload|onmouseover)/i)
    expect(sanitisedHtml(once)).toBe(once)
  })
})

it('however deep it is, it ends and is not deep', () => {
  for (const part of [
    '<b>',
    '<table><tr><td>',
    '<ul><li>',
    '<a href="/a">',
    '<svg>',
    '<template>',
    '<!--<',
    '<x y="',
  ]) {
    const clean = sanitisedHtml(part.repeat(200_000 / part.length))
    expect((clean.match(/<[a-z]/g) ?? []).length).toBeLessThan(70_000)
    expect(/(?:<(?:b|ul|li|td|tr|table|tbody)>){41}/.test(clean)).toBe(false)
  }
})

// A removed element separates its neighbours during parsing: one pass left a paragraph in a paragraph.
it.each([
  ['<p><javascript:<p><p>', '<p></p><p></p><p></p>'],
  ['<p><font><p>a</p></font></p>', '<p></p><p>a</p><p></p>'],
  ['<li><x><li>a', '<li></li><li>a</li>'],
])('%s is nested as HTML nests', (html, clean) => {
  expect(sanitisedHtml(html)).toBe(clean)
  expect(sanitisedHtml(clean)).toBe(clean)
})

/** Every text that a property test or a browser ever found to differ on the second parse. */
it.each([
  '<p><javascript:<p><p>',
  '<table><td>',
  '<table><a href="/a"><td><a href="/b">',
  '<b><table><td></b><p>',
  '<a href="/a"><table><td><a href="/b"></table>',
  '<p><table><p>',
])('%s is read by a browser as it stands', (text) => {
  const once = sanitisedHtml(text)
  expect(sanitisedHtml(once)).toBe(once)
  expect(asRead(asRead(once))).toBe(asRead(once))
})

it('whatever is written, it is itself again, to a browser too, and holds known elements alone', {
  timeout: HOURS,
}, () => {
  const known = Object.keys(richTextElements).join('|')
  fc.assert(
    fc.property(hostileHtml, (text) => {
      const once = sanitisedHtml(text)
      expect(sanitisedHtml(once)).toBe(once)
      expect(asRead(asRead(once))).toBe(asRead(once))
      expect(once).not.toMatch(new RegExp(`<(?!/?(${known})\\b)[^ ]`, 'i'))
    }),
    { numRuns: roundsOf('sanitisedTexts') },
  )
})
