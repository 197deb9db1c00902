import { expect, it } from 'vitest'
import { isAgreedPage, isFixedPage, isSlug, slugOf } from './index.ts'

it.each([
  ['Perguntas frequentes', 'perguntas-frequentes'],
  ['  Atenção: é só isso?! ', 'atencao-e-so-isso'],
  ['2026 — o que mudou', '2026-o-que-mudou'],
  ['🙂', ''],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
])('%s has its address at %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

it.each([
  ['ajuda', true],
  ['ajuda-2', true],
  ['ajuda-e-suporte', true],
  ['ajuda-deadbeef-2', true],
  ['a'.repeat(80), true],
  ['', false],
  ['Ajuda', false],
  ['-ajuda', false],
  ['ajuda--2', false],
  ['ajuda/2', false],
  ['018f0000-ajuda', false],
  ['a'.repeat(81), false],
])('%s may be an address: %s', (text, may) => {
  expect(isSlug(text)).toBe(may)
})

it('four pages stand, two of them are agreed to', () => {
  expect(isFixedPage('sobre-app')).toBe(true)
  expect(isFixedPage('novidades')).toBe(false)
  expect(isAgreedPage('termo-condicoes')).toBe(true)
  expect(isAgreedPage('politica-privacidade')).toBe(true)
  expect(isAgreedPage('ajuda-suporte')).toBe(false)
})
