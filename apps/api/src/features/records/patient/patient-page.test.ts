import { DAY, HOUR } from '@emma/domain/interval'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type DocumentsFixture, useDocumentsFixture } from '../../../../test/fixtures/documents-fixture.ts'
import { createSpecialist, insertAppointment, type SignedIn, signIn } from '../../../../test/index.ts'

const fixture = useDocumentsFixture()
let w: DocumentsFixture
beforeAll(() => fixture.start())
afterAll(() => fixture.stop())
beforeEach(async () => {
  w = await fixture()
})

const put = (payload: object) =>
  w.t.app.inject({
    method: 'PUT',
    url: `/api/v1/records/update/${w.recordId}`,
    headers: w.asSergio.headers,
    payload,
  })

/** A colleague without care who opened an emergency access to the patient. */
const inEmergency = async (): Promise<SignedIn> => {
  const ana = await createSpecialist(w.t.deps, { specialtyId: w.specialtyId })
  const now = w.t.clock.now()
  const asAna = await signIn(w.t.deps, ana)
  await w.t.deps.db
    .insertInto('break_glass')
    .values({
      id: w.t.deps.newId(),
      specialist_id: ana.specialistId,
      customer_id: w.paula.customerId,
      reason_sealed: Buffer.from('x'),
      session_id: asAna.sessionId,
      created_at: now,
      ends_at: new Date(now.getTime() + HOUR),
    })
    .execute()
  return asAna
}

describe('a patient’s page', () => {
  const page = (who: SignedIn, query = '') => w.get(who, `records/patient/${w.paula.customerId}${query}`)

  test('says who it is, on what ground it is open, and what is still to be written', async () => {
    const answer = (await page(w.asSergio)).json()
    expect(answer).toMatchObject({
      customer_id: w.paula.customerId,
      dependent: null,
      fullName: w.paula.name,
      photo: null,
      age: 36,
      basis: 'care',
      consent: false,
      break_glass_until: null,
      attendances: 0,
      unwritten: { record_id: w.recordId },
      family: [],
    })
    expect(answer.cpf).toMatch(/^\d{11}$/)
    await put({ complaint: 'Tosse', diagnosis: 'Resfriado', conduct: 'Repouso', status: 'signed' })
    expect((await page(w.asSergio)).json().unwritten).toBeNull()
    const log = (await w.get(w.asPaula, 'customer/access-log')).json()
    expect(log.data).toContainEqual(
      expect.objectContaining({ object: 'history', action: 'read', basis: 'care' }),
    )
  })

  test('counts what was attended, says when they meet next, and what is not written yet', async () => {
    const now = w.t.clock.now().getTime()
    const meet = (startsAt: number, status: string) =>
      insertAppointment(w.t, {
        specialist: w.sergio,
        customer: w.paula,
        specialtyId: w.specialtyId,
        startsAt: new Date(startsAt),
        status,
      })
    await meet(now - 30 * DAY, 'finished')
    const last = await meet(now - 2 * DAY, 'finished')
    await meet(now - 3 * DAY, 'canceled_by_customer')
    await meet(now + 9 * DAY, 'confirmed')
    await meet(now + 5 * DAY, 'confirmed')
    await put({ complaint: 'Tosse', diagnosis: 'Resfriado', conduct: 'Repouso', status: 'signed' })
    const at = (instant: number) => new Date(instant).toISOString()
    expect((await page(w.asSergio)).json()).toMatchObject({
      attendances: 2,
      last_at: at(now - 2 * DAY),
      next_at: at(now + 5 * DAY),
      unwritten: { schedule_id: last, starts_at: at(now - 2 * DAY), record_id: null },
    })
  })

  test('says where the patient lives with care, not in an emergency', async () => {
    await w.giveAddress()
    expect((await page(w.asSergio)).json()).toMatchObject({
      phone: '11987654321',
      address: 'Rua das Flores, 10, Centro',
      city: 'Campinas - SP',
    })
    expect((await page(await inEmergency())).json()).toMatchObject({ phone: null, address: null, city: null })
  })

  test('is not there without care, for a child of nobody, or for a patient', async () => {
    const ana = await signIn(w.t.deps, await createSpecialist(w.t.deps, { specialtyId: w.specialtyId }))
    expect((await page(ana)).statusCode).toBe(404)
    expect((await page(w.asSergio, `?dependent_id=${w.t.deps.newId()}`)).statusCode).toBe(404)
    expect((await page(w.asPaula)).statusCode).toBe(403)
  })

  test('shows in an emergency who it is, not how to reach them', async () => {
    const asAna = await inEmergency()
    expect((await page(asAna)).json()).toMatchObject({
      basis: 'break_glass',
      fullName: w.paula.name,
      cpf: null,
      phone: null,
      address: null,
    })
    const bundle = (await w.get(asAna, `records/fhir/${w.paula.customerId}`)).json()
    expect(bundle.entry[0].resource).not.toHaveProperty('identifier')
  })
})
