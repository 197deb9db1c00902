import { expect, test } from 'vitest'
import { checkPaperColour, PAPER_COLOUR } from './index.ts'

test('a colour that can be read on paper is taken, as people write it', () => {
  expect(checkPaperColour(PAPER_COLOUR)).toEqual({ ok: true, value: PAPER_COLOUR })
  expect(checkPaperColour(' #1A4B8C ')).toEqual({ ok: true, value: '#1a4b8c' })
  // The lightest grey of 4.5:1 on white, and the next one.
  expect(checkPaperColour('#767676').ok).toBe(true)
})

test.each([
  ['#777777', 'colour_too_light'],
  ['#ffff00', 'colour_too_light'],
  ['#ffffff', 'colour_too_light'],
  ['teal', 'colour_invalid'],
  ['#0b6', 'colour_invalid'],
  ['#0b6e69ff', 'colour_invalid'],
  ['', 'colour_invalid'],
])('%s is refused: %s', (text, code) => {
  expect(checkPaperColour(text)).toMatchObject({ ok: false, code })
})
