import { DAY } from '@emma/domain/interval'
import { expect, test } from 'vitest'
import { lookAt } from './other-zone.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const manaus = { own: 'America/Sao_Paulo', device: 'America/Manaus', now }
const since = (days: number, isRefused = false) => ({
  zone: 'America/Manaus',
  since: now - days * DAY,
  isRefused,
})

test('the zone of a device is offered once it was another one for a week', () => {
  expect(lookAt(manaus, null)).toEqual({ kept: { zone: 'America/Manaus', since: now }, isOffered: false })
  expect(lookAt(manaus, since(6)).isOffered).toBe(false)
  expect(lookAt(manaus, since(7)).isOffered).toBe(true)
})

test('who said no is not asked again, unless the device is somewhere else', () => {
  expect(lookAt(manaus, since(30, true)).isOffered).toBe(false)
  const acre = { ...manaus, device: 'America/Rio_Branco' }
  expect(lookAt(acre, since(30, true)).kept).toEqual({ zone: 'America/Rio_Branco', since: now })
})

test('clocks of one name are the same, and coming home forgets the journey', () => {
  expect(lookAt({ ...manaus, device: 'America/Bahia' }, since(30))).toEqual({ kept: null, isOffered: false })
})
