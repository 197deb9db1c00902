import { expect, test } from 'vitest'
import { generalistPrice, mayAnnounce, type OfferFacts, obstaclesOf, whyHidden } from './bookable.ts'

const cardiology = { councils: ['CRM'], needsRqe: true, enabled: true }
const psychology = { councils: ['CRP'], needsRqe: true, enabled: true }
const generalist = { councils: ['CRM'], needsRqe: false, enabled: true }
const bookable: OfferFacts = {
  councilType: 'CRM',
  rqe: '1234',
  status: 1,
  enabled: true,
  specialty: cardiology,
}

test.each([
  ['a physician with the RQE', {}, null],
  ['a physician without it', { rqe: null }, 'rqe'],
  ['a physician who claims no specialty', { rqe: null, specialty: generalist }, null],
  ["a physician in another profession's specialty", { specialty: psychology }, 'council'],
  ['a psychologist without an RQE', { councilType: 'CRP', rqe: null, specialty: psychology }, null],
  ['somebody without a council', { councilType: null }, 'council'],
  [
    'anybody in what every council offers',
    { councilType: 'CRN', specialty: { ...cardiology, councils: [] } },
    null,
  ],
  ['what the catalogue switched off', { specialty: { ...cardiology, enabled: false } }, 'catalogue'],
  ['what the specialist switched off', { enabled: false }, 'off'],
  ['a suspended specialist', { status: 4 }, 'status'],
] as const)('patients book %s, or the reason is known', (_, change, reason) => {
  expect(whyHidden({ ...bookable, ...change })).toBe(reason)
})

test('what waits only for the approval may be announced, and is no obstacle', () => {
  const waiting = { ...bookable, status: 2 } as const
  expect(mayAnnounce(waiting)).toBe(true)
  expect(obstaclesOf([whyHidden(waiting)], true)).toEqual([])
  expect(obstaclesOf(['rqe', 'off'], false)).toEqual(['specialty', 'hours'])
  expect(obstaclesOf([null, 'rqe'], false)).toEqual(['hours'])
})

test('a physician who may announce nothing is a generalist at the lowest price that is on', () => {
  const offer = { ...bookable, rqe: null, price: 30_000 }
  expect(
    generalistPrice('CRM', [offer, { ...offer, price: 18_000 }, { ...offer, price: 9_000, enabled: false }]),
  ).toBe(18_000)
  expect(generalistPrice('CRM', [offer, { ...offer, rqe: '1' }])).toBeNull()
  expect(generalistPrice('CRM', [{ ...offer, enabled: false }])).toBeNull()
  expect(generalistPrice('CRP', [{ ...offer, councilType: 'CRP' }])).toBeNull()
})
