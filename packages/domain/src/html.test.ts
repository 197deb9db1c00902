import { expect, it } from 'vitest'
import { isAttributeSafe, isOwnImage, isSafeLink, leadsAway, readingMinutes, wordsOfHtml } from './html.ts'

const key = `${'a1'.repeat(32)}.webp`

it.each([
  ['https://emma.test/a?b=1', true],
  ['mailto:ola@emma.test', true],
  ['tel:192', true],
  ['/termos-de-uso', true],
  ['#fim', true],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['java\tscript:alert(1)', false],
  ['&#106;avascript:alert(1)', false],
  ['data:text/html,x', false],
  ['vbscript:x', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://a b', false],
  ['', false],
])('%j is a safe link: %s', (href, safe) => {
  expect(isSafeLink(href)).toBe(safe)
})

it.each([
  [`/api/v1/files/images/${key}`, true],
  [`https://evil.example/api/v1/files/images/${key}`, false],
  [`/api/v1/files/images/${key}?x`, false],
  ['/api/v1/files/images/../avatars/x.webp', false],
  ['data:image/png;base64,AAAA', false],
  ['/api/v1/files/avatars/x.webp', false],
])('%j is a picture of ours: %s', (src, own) => {
  expect(isOwnImage(src)).toBe(own)
})

it('attributes have their own values', () => {
  expect(isAttributeSafe('colspan', '2')).toBe(true)
  expect(isAttributeSafe('colspan', '2 onclick')).toBe(false)
  expect(isAttributeSafe('scope', 'col')).toBe(true)
  expect(isAttributeSafe('width', '100%')).toBe(false)
  expect(isAttributeSafe('alt', 'qualquer coisa')).toBe(true)
  expect(leadsAway('https://emma.test')).toBe(true)
  expect(leadsAway('/a')).toBe(false)
})

it('words are counted without elements and entities', () => {
  expect(wordsOfHtml('<h2>Duas&nbsp;palavras</h2><p>e mais</p>')).toEqual(['Duas', 'palavras', 'e', 'mais'])
  expect(readingMinutes('<p></p>')).toBe(1)
  expect(readingMinutes(`<p>${'palavra '.repeat(1000)}</p>`)).toBe(5)
})
