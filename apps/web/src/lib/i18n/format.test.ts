import { expect, test } from 'vitest'
import {
  formatBRL,
  formatDate,
  formatDay,
  formatDayOfYear,
  formatHour,
  formatMoment,
  formatPrice,
  formatWeekdayDate,
  noonOf,
  zonePhrase,
} from './format.ts'
import { nameOfDate, nameOfMonth } from './format-names.ts'
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

test('no date in English can be read with its day and month the other way round', async () => {
  startI18n()
  const third = noonOf('2026-12-03')
  const written = () => [
    formatDate(third, 'UTC'),
    formatDayOfYear(third, 'UTC'),
    formatWeekdayDate(third, 'UTC'),
    nameOfDate('2026-12-03'),
    nameOfMonth('2026-12-03'),
  ]
  expect(written()).toEqual(['03/12/2026', '03/12', 'quinta-feira, 03/12', '03/12', 'dez. 26'])
  await chooseLanguage('en')
  expect(written()).toEqual(['3 Dec 2026', '3 Dec', 'Thursday 3 December', '3 Dec', 'Dec 2026'])
  await chooseLanguage('pt')
})

test('amounts are written as who reads them does', async () => {
  startI18n()
  expect([formatBRL(118_000), formatPrice(118_000)]).toEqual(['R$\u00a01.180,00', 'R$\u00a01.180'])
  await chooseLanguage('en')
  expect([formatBRL(118_000), formatPrice(118_050)]).toEqual(['R$\u00a01,180', 'R$\u00a01,180.50'])
  await chooseLanguage('pt')
})
