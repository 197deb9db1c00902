import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readingMinutes, sanitisedHtml, wordsOfHtml } from './html.ts'

test.each([
  ['<p>Beba <strong>água</strong>.</p>', '<p>Beba <strong>água</strong>.</p>'],
  ['<h2 class="x" onclick="a()">Sono</h2>', '<h2>Sono</h2>'],
  ['<P>A</P><BR/>', '<p>A</p><br>'],
  ['1 < 2 & 3 > 2', '1 &lt; 2 &amp; 3 &gt; 2'],
  ['Água &amp; sal &#233;&nbsp;', 'Água &amp; sal &#233;&nbsp;'],
  [
    '<a href="https://www.gov.br/saude?a=1&b=2">SUS</a>',
    '<a href="https://www.gov.br/saude?a=1&amp;b=2" rel="noopener noreferrer">SUS</a>',
  ],
  ['<a href="/customer">Início</a>', '<a href="/customer" rel="noopener noreferrer">Início</a>'],
  ['<ul><li>um<li>dois</ul>', '<ul><li>um<li>dois</li></li></ul>'],
  ['<p><em>a</p></em>', '<p><em>a</em></p>'],
])('%s is kept as %s', (html, kept) => {
  expect(sanitisedHtml(html)).toBe(kept)
})

test.each([
  '<script>alert(1)</script>',
  '<scr<script>x</script>ipt>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<p onmouseover="alert(1)" style="background:url(x)">x</p>',
  '<iframe src="https://evil.example"></iframe>',
  '<style>@import "https://evil.example"</style>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<p title="</p><img src=x onerror=alert(1)>">',
  '<a href="https://a.example" href="javascript:alert(1)">x</a>',
  '<form action="/x"><input name=password></form>',
])('nothing of %s runs, loads or leads elsewhere', (html) => {
  const kept = sanitisedHtml(html)
  expect(kept).not.toMatch(/<(?!\/?(p|a|br|hr|h2|h3|h4|strong|b|em|i|u|s|ul|ol|li|blockquote)\b)/i)
  for (const [tag] of kept.matchAll(/<[^>]*>/g)) {
    expect(tag).toMatch(
      /^<\/?\w+( href="(https?:\/\/|mailto:|tel:|\/[^/]|#)[^"]*" rel="noopener noreferrer")?>$/,
    )
  }
})

test('what was sanitised is itself again, and has only known elements, whatever came', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '</',
    '<p',
    '<a href="',
    '"',
    "'",
    '&',
    ';',
    '=',
    '<!--',
    '-->',
    'x',
    ' ',
    '<script>',
    '<li>',
    '</p>',
    '<svg',
    '/',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const kept = sanitisedHtml(pieces.join(''))
      expect(sanitisedHtml(kept)).toBe(kept)
      expect(kept).not.toMatch(/<(script|svg)|<!--/i)
    }),
  )
})

test('a text is read at two hundred words a minute, and takes a minute at least', () => {
  expect(wordsOfHtml('<p>Um&nbsp;dois</p><p>três</p>')).toEqual(['Um', 'dois', 'três'])
  expect(readingMinutes('<p>curto</p>')).toBe(1)
  expect(readingMinutes(`<p>${'palavra '.repeat(620)}</p>`)).toBe(3)
})
