import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type DocumentsWorld, useDocumentsWorld } from '../../../test/documents-world.ts'
import { createSpecialist, type SignedIn, signIn } from '../../../test/index.ts'

const world = useDocumentsWorld()
let w: DocumentsWorld
beforeAll(() => world.start())
afterAll(() => world.stop())
beforeEach(async () => {
  w = await world()
})

const put = (payload: object) =>
  w.t.app.inject({
    method: 'PUT',
    url: `/api/v1/records/update/${w.recordId}`,
    headers: w.asSergio.headers,
    payload,
  })

describe('a patient’s page', () => {
  const page = (who: SignedIn, query = '') => w.get(who, `records/patient/${w.paula.customerId}${query}`)

  test('says who it is, on what ground it is open, and what is still to be written', async () => {
    const answer = (await page(w.asSergio)).json()
    expect(answer).toMatchObject({
      customer_id: w.paula.customerId,
      dependent: null,
      fullName: w.paula.name,
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

  test('is not there without care, for a child of nobody, or for a patient', async () => {
    const ana = await signIn(w.t.deps, await createSpecialist(w.t.deps, { specialtyId: w.specialtyId }))
    expect((await page(ana)).statusCode).toBe(404)
    expect((await page(w.asSergio, `?dependent_id=${w.t.deps.newId()}`)).statusCode).toBe(404)
    expect((await page(w.asPaula)).statusCode).toBe(403)
  })

  test('shows in an emergency who it is, not how to reach them', async () => {
    const ana = await createSpecialist(w.t.deps, { specialtyId: w.specialtyId })
    const now = w.t.clock.now()
    const asAna = await signIn(w.t.deps, ana)
    const id = w.t.deps.newId()
    await w.t.deps.db
      .insertInto('break_glass')
      .values({
        id,
        specialist_id: ana.specialistId,
        customer_id: w.paula.customerId,
        reason_sealed: Buffer.from('x'),
        session_id: asAna.sessionId,
        created_at: now,
        ends_at: new Date(now.getTime() + 3_600_000),
      })
      .execute()
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
