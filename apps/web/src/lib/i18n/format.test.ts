import { expect, test } from 'vitest'
import {
  formatBRL,
  formatDate,
  formatDay,
  formatHour,
  formatMoment,
  formatPrice,
  noonOf,
  zonePhrase,
} from './format.ts'
import { chooseLanguage, startI18n } from './i18n.ts'

const instant = '2026-11-24T12:30:00Z'

test.each([
  ['America/Sao_Paulo', '9h30', 'horário de Brasília'],
  ['America/Manaus', '8h30', 'horário de Manaus'],
  ['America/Rio_Branco', '7h30', 'horário de Rio Branco'],
  ['America/Noronha', '10h30', 'horário de Fernando de Noronha'],
])('in %s it is %s, and the zone is said', (zone, hour, phrase) => {
  expect(formatHour(instant, zone)).toBe(hour)
  expect(zonePhrase(zone)).toBe(phrase)
  expect(formatMoment(instant, zone)).toBe(`terça-feira, 24 de novembro, às ${hour} (${phrase})`)
})

test('summer time of São Paulo, as it was', () => {
  expect(formatHour('2018-11-04T03:00:00Z', 'America/Sao_Paulo')).toBe('1h')
})

test('a calendar date is the same day everywhere', () => {
  expect(formatDate(noonOf('2026-12-31'), 'UTC')).toBe('31/12/2026')
  expect(formatDay(noonOf('2026-01-01'), 'UTC')).toBe('quinta-feira, 1º de janeiro')
})

test('amounts are written as who reads them does', async () => {
  startI18n()
  expect([formatBRL(118_000), formatPrice(118_000)]).toEqual(['R$\u00a01.180,00', 'R$\u00a01.180'])
  await chooseLanguage('en')
  expect([formatBRL(118_000), formatPrice(118_050)]).toEqual(['R$\u00a01,180', 'R$\u00a01,180.50'])
  await chooseLanguage('pt')
})
