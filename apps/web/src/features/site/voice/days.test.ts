import texts from '@emma/phrases/site'
import english from '@emma/phrases/site-en'
import { expect, test } from 'vitest'
import { daysIn } from './days.ts'
import { styles } from './style.ts'

const now = '2026-11-24T12:00:00Z'
const slot = (date: string) => ({ date, timezone: 'America/Sao_Paulo' })

test.each([
  ['2026-11-24', 'hoje', 'today'],
  ['2026-11-25', 'amanhã', 'tomorrow'],
  ['2026-11-26', 'qui.', 'Thu'],
  ['2026-12-04', '04/12', '4 Dec'],
])('a time on %s is said as who reads a language says it', (date, portuguese, inEnglish) => {
  expect(daysIn(texts, styles.pt).day(slot(date), now)).toBe(portuguese)
  expect(daysIn(english, styles.en).day(slot(date), now)).toBe(inEnglish)
})
