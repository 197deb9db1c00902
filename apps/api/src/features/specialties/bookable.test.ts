import { GENERALIST_SPECIALTY, type OfferFacts, whyHidden } from '@emma/domain/specialists'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  askOf,
  buildTestApp,
  createCustomer,
  createSpecialist,
  createSpecialty,
  type SignedIn,
  signIn,
  type TestApp,
  type TestSpecialist,
} from '../../../test/index.ts'

let t: TestApp
let cardio: string
let patient: SignedIn
let sergio: TestSpecialist
let own: SignedIn
beforeAll(async () => {
  t = await buildTestApp()
  cardio = await createSpecialty(t.deps, 'Cardiologia')
  patient = await signIn(t.deps, await createCustomer(t.deps))
})
beforeEach(async () => {
  await t.deps.db.updateTable('specialists').set({ on_duty: false }).execute()
  sergio = await createSpecialist(t.deps, { specialtyId: cardio })
  own = await signIn(t.deps, sergio)
  await t.deps.db
    .updateTable('specialists')
    .set({ on_duty: true })
    .where('id', '=', sergio.specialistId)
    .execute()
})
afterAll(() => t.close())

const ask = askOf(() => t)
const ownOffers = async () => (await ask('GET', 'specialists-specialties', own)).json().data
const firstOffer = async () => `specialists-specialties/${(await ownOffers())[0].uuid}`

/** Everywhere a patient could find the specialist, or one of the times. */
const seenIn = async () => {
  const { specialistId } = sergio
  const [list, named, suggested, map, slots, card, queue] = await Promise.all([
    ask('GET', 'specialists/specialists?pageSize=100', patient),
    ask('GET', `specialists/specialists?search=${encodeURIComponent(sergio.name)}`, patient),
    ask('GET', `specialists/suggestions?search=${encodeURIComponent(sergio.name)}`, patient),
    ask('GET', 'specialists/map', patient),
    ask('GET', `customer/specialists/${specialistId}/schedules`, patient),
    ask('GET', `specialists/specialists/${specialistId}`, patient),
    ask('GET', 'queue/offer', patient),
  ])
  return {
    lists: [list, named, suggested, map].some(({ body }) => body.includes(specialistId)),
    slots: (slots.json().data ?? []).length > 0,
    page: (card.json().specialties ?? []).length > 0,
    next: (card.json().nextSlots ?? []).length > 0,
    urgent: queue.json().on_duty > 0,
  }
}
const everywhere = { lists: true, slots: true, page: true, next: true, urgent: true }
const nowhere = { lists: false, slots: false, page: false, next: false, urgent: false }

describe('a specialist of whom patients can book nothing', () => {
  test.each([
    ['without the RQE', () => removeRqe()],
    ['of another council than the catalogue allows', () => setCatalogue({ councils: ['CRP'] })],
    ['whose specialty left the catalogue', () => setCatalogue({ enabled: false })],
    ['who switched it off', async () => ask('PATCH', await firstOffer(), own, { enabled: false })],
    ['who is suspended', () => setStatus(4)],
  ])('has no slots anywhere: %s', async (_, hide) => {
    expect(await seenIn()).toEqual(everywhere)
    await hide()
    expect(await seenIn()).toEqual(nowhere)
    const { rows } =
      await sql`SELECT FROM bookable_offers WHERE specialist_id = ${sergio.specialistId}`.execute(t.deps.db)
    expect(rows).toEqual([])
    await setCatalogue({ councils: [], enabled: true })
  })

  test('is told so, and what would change it', async () => {
    const path = `specialists/status/${sergio.specialistId}`
    const needs = async () =>
      (await ask('GET', 'specialists/dashboard', own))
        .json()
        .needs.filter(({ kind }: { kind: string }) => kind !== 'missing_items')
    expect([(await ask('GET', path, own)).json().obstacles, await needs()]).toEqual([[], []])
    await removeRqe()
    await t.deps.db
      .deleteFrom('availability_rules')
      .where('specialist_id', '=', sergio.specialistId)
      .execute()
    expect((await ask('GET', path, own)).json().obstacles).toEqual(['specialty', 'hours'])
    expect(await needs()).toEqual([
      { kind: 'no_specialty_shown', count: 1, names: [] },
      { kind: 'no_open_slots', count: 1, names: [] },
    ])
    expect(await ownOffers()).toMatchObject([{ public: false, hidden: 'rqe' }])
  })
})

const removeRqe = () =>
  t.deps.db
    .updateTable('specialist_specialties')
    .set({ rqe: null })
    .where('specialist_id', '=', sergio.specialistId)
    .execute()
const setCatalogue = (change: { councils?: string[]; enabled?: boolean }) =>
  t.deps.db.updateTable('specialties').set(change).where('id', '=', cardio).execute()
const setStatus = (status: number) =>
  t.deps.db.updateTable('specialists').set({ status }).where('id', '=', sergio.specialistId).execute()

describe('a physician without an RQE', () => {
  test('is offered as a generalist at the same price, claiming no specialty, and is booked so', async () => {
    expect((await ask('PATCH', await firstOffer(), own, { rqe: null })).statusCode).toBe(200)
    expect(await ownOffers()).toMatchObject([
      { specialty_id: cardio, hidden: 'rqe' },
      { specialty_id: GENERALIST_SPECIALTY, name: 'Médico(a) generalista', price: 15_000, hidden: null },
    ])
    expect(await seenIn()).toEqual(everywhere)
    const card = (await ask('GET', `specialists/specialists/${sergio.specialistId}`, null)).json()
    expect(card.specialties).toEqual([
      { id: GENERALIST_SPECIALTY, name: 'Médico(a) generalista', price: 15_000, rqe: null },
    ])
    const { data } = (await ask('GET', `specialists/specialists?specialty_id=${cardio}`, null)).json()
    expect(data.map(({ id }: { id: string }) => id)).not.toContain(sergio.specialistId)
  })

  test('who removed that offer does not get it back by changing a price', async () => {
    await ask('PATCH', await firstOffer(), own, { rqe: null })
    const generalist = (await ownOffers()).find(
      ({ specialty_id }: { specialty_id: string }) => specialty_id === GENERALIST_SPECIALTY,
    )
    await ask('DELETE', `specialists-specialties/${generalist.uuid}`, own)
    await ask('PATCH', await firstOffer(), own, { price: 16_000 })
    expect(await ownOffers()).toHaveLength(1)
  })
})

test("another profession's specialty is refused, and nothing is offered", async () => {
  const psychology = await createSpecialty(t.deps, 'Psicologia')
  await t.deps.db
    .updateTable('specialties')
    .set({ councils: ['CRP'] })
    .where('id', '=', psychology)
    .execute()
  const before = await ownOffers()
  const refused = await ask('POST', 'specialists-specialties', own, { specialty_id: psychology, price: 9000 })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'specialty_not_of_council'])
  expect(await ownOffers()).toEqual(before)
})

test('SQL and the domain agree on what is bookable', async () => {
  const { db } = t.deps
  const { specialistId } = sergio
  const council = fc.constantFrom('CRM', 'CRP', 'CRO', null)
  const facts: fc.Arbitrary<OfferFacts> = fc.record({
    councilType: council,
    rqe: fc.constantFrom('123', null),
    status: fc.constantFrom(0, 1, 2, 3, 4),
    enabled: fc.boolean(),
    specialty: fc.record({
      councils: fc.subarray(['CRM', 'CRP', 'CRO']),
      needsRqe: fc.boolean(),
      enabled: fc.boolean(),
    }),
  })
  const y = await createSpecialty(t.deps)
  await db
    .updateTable('specialist_specialties')
    .set({ specialty_id: y })
    .where('specialist_id', '=', specialistId)
    .execute()
  await fc.assert(
    fc.asyncProperty(facts, async ({ councilType, rqe, status, enabled, specialty }) => {
      const { needsRqe: needs_rqe } = specialty
      const councils = [...specialty.councils]
      await db
        .updateTable('specialties')
        .set({ councils, needs_rqe, enabled: specialty.enabled })
        .where('id', '=', y)
        .execute()
      await db
        .updateTable('specialists')
        .set({ council_type: councilType, status })
        .where('id', '=', specialistId)
        .execute()
      await db
        .updateTable('specialist_specialties')
        .set({ rqe, enabled })
        .where('specialist_id', '=', specialistId)
        .execute()
      const { rows } = await sql<{ bookable: boolean; listed: boolean }>`SELECT
        EXISTS (SELECT FROM bookable_offers WHERE specialist_id = ${specialistId}) AS bookable,
        EXISTS (SELECT FROM next_slots WHERE specialist_id = ${specialistId} AND specialty_id = ${y})
          AND EXISTS (SELECT FROM next_slots WHERE specialist_id = ${specialistId} AND specialty_id IS NULL
            AND price IS NOT NULL) AS listed`.execute(db)
      const expected = whyHidden({ councilType, rqe, status, enabled, specialty }) === null
      expect(rows).toEqual([{ bookable: expected, listed: expected }])
    }),
    { numRuns: 60 },
  )
})
