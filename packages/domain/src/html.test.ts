import { expect, it } from 'vitest'
import {
  isAttributeSafe,
  isOwnImage,
  isSafeLink,
  leadsAway,
  readingMinutes,
  richTextElements,
  wordsOfHtml,
} from './html.ts'

const key = `${'a1'.repeat(32)}.webp`

it.each([
  ['https://emma.test/a?b=1', true],
  ['http://emma.test', true],
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

it('a text keeps what structures it, and of each element only what is named', () => {
  const kept = Object.entries(richTextElements)
  expect(
    kept.flatMap(([name, attributes]) => (attributes.length > 0 ? [[name, ...attributes]] : [])),
  ).toEqual([
    ['ol', 'start'],
    ['a', 'href', 'target', 'rel'],
    ['img', 'src', 'alt', 'width', 'height'],
    ['th', 'scope', 'colspan', 'rowspan'],
    ['td', 'colspan', 'rowspan'],
  ])
  for (const name of ['p', 'h2', 'li', 'table', 'tr']) expect(richTextElements[name]).toEqual([])
  const never = ['script', 'style', 'iframe', 'form', 'svg', '']
  expect(never.filter((name) => name in richTextElements)).toEqual([])
})

it('attributes have their own values', () => {
  expect(isAttributeSafe('colspan', '2')).toBe(true)
  expect(isAttributeSafe('colspan', '2 onclick')).toBe(false)
  expect(isAttributeSafe('colspan', 'x2')).toBe(false)
  expect(isAttributeSafe('colspan', '12')).toBe(true)
  expect(isAttributeSafe('scope', 'col')).toBe(true)
  expect([isAttributeSafe('scope', 'xcol'), isAttributeSafe('scope', 'colx')]).toEqual([false, false])
  expect([isAttributeSafe('href', 'javascript:alert(1)'), isAttributeSafe('href', '/a')]).toEqual([
    false,
    true,
  ])
  expect([
    isAttributeSafe('src', 'https://evil.example/a.webp'),
    isAttributeSafe('src', `/api/v1/files/images/${key}`),
  ]).toEqual([false, true])
  expect(isAttributeSafe('width', '100%')).toBe(false)
  expect(isAttributeSafe('alt', 'qualquer coisa')).toBe(true)
  expect(leadsAway('https://emma.test')).toBe(true)
  expect(leadsAway('http://emma.test')).toBe(true)
  expect(leadsAway('/a?to=https://emma.test')).toBe(false)
  expect(leadsAway('/a')).toBe(false)
})

it('words are counted without elements and entities', () => {
  expect(wordsOfHtml('<h2>Duas&nbsp;palavras</h2><p>e mais</p>')).toEqual(['Duas', 'palavras', 'e', 'mais'])
  expect(readingMinutes('<p></p>')).toBe(1)
  expect(readingMinutes(`<p>${'palavra '.repeat(1000)}</p>`)).toBe(5)
})
