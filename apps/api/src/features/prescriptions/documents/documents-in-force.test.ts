import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type DocumentsFixture, useDocumentsFixture } from '../../../../test/fixtures/documents-fixture.ts'
import { createSpecialist, type SignedIn, signIn } from '../../../../test/index.ts'

const fixture = useDocumentsFixture()
let w: DocumentsFixture
beforeAll(() => fixture.start())
afterAll(() => fixture.stop())
beforeEach(async () => {
  w = await fixture()
})

const stored = () =>
  w.t.deps.db
    .selectFrom('prescription_documents')
    .select(['id', 'replaced_at'])
    .where('record_id', '=', w.recordId)
    .orderBy('created_at')
    .execute()

describe('replacing and taking back', () => {
  const verify = async (code: string) =>
    (await w.t.app.inject({ method: 'GET', url: `/api/v1/prescriptions/verify/${code}` })).json()

  test('newer prescriptions replace the ones before; certificates stand', async () => {
    await w.prescribe('Paracetamol 750 mg')
    const old = (await w.issue()).json()
    const certificate = (await w.issue({ kind: 'certificate', purpose: 'leave', days: 2 })).json()
    await w.prescribe('Dipirona 500 mg')
    const current = (await w.issue()).json()
    const list = (await w.get(w.asPaula, 'customer/prescriptions')).json()
    expect(list.data.map(({ id }: { id: string }) => id).sort()).toEqual([certificate.id, current.id].sort())
    expect(await verify(old.code)).toMatchObject({
      valid: false,
      revoked: false,
      items: [{ title: 'Paracetamol 750 mg' }],
    })
    expect(await verify(current.code)).toMatchObject({ valid: true })
  })

  test.each([
    ['certificate', { purpose: 'leave', days: 2 }],
    ['exam_request', { exams: [{ name: 'Hemograma' }] }],
  ])('a later %s leaves the prescription in force', async (kind, more) => {
    await w.prescribe('Paracetamol 750 mg')
    const { id, code } = (await w.issue()).json()
    expect((await w.issue({ kind, ...more })).statusCode).toBe(201)
    expect((await stored()).find((row) => row.id === id)).toMatchObject({ replaced_at: null })
    expect(await verify(code)).toMatchObject({ valid: true, revoked: false })
  })

  test('two calls at once leave one prescription in force', async () => {
    await w.prescribe('Paracetamol 750 mg')
    await Promise.all([w.issue(), w.issue(), w.issue()])
    expect((await stored()).filter(({ replaced_at }) => replaced_at === null)).toHaveLength(1)
  })

  test('a document is taken back by its author alone, once', async () => {
    await w.prescribe('Paracetamol 750 mg')
    const { id, code } = (await w.issue()).json()
    const ana = await signIn(w.t.deps, await createSpecialist(w.t.deps, { specialtyId: w.specialtyId }))
    const revoke = (who: SignedIn) =>
      w.t.app.inject({ method: 'DELETE', url: `/api/v1/prescriptions/documents/${id}`, headers: who.headers })
    expect((await revoke(ana)).statusCode).toBe(404)
    expect((await revoke(w.asPaula)).statusCode).toBe(403)
    expect(await verify(code)).toMatchObject({ valid: true })
    expect((await revoke(w.asSergio)).statusCode).toBe(204)
    expect((await revoke(w.asSergio)).statusCode).toBe(404)
    expect(await verify(code)).toMatchObject({ valid: false, revoked: true })
    expect((await w.get(w.asPaula, 'customer/prescriptions')).json().data).toEqual([])
  })
})

describe('lists of the author', () => {
  test('are by record or by patient, and nobody else’s', async () => {
    await w.prescribe('Paracetamol 750 mg')
    const { id } = (await w.issue()).json()
    const ids = async (who: SignedIn, query: string) => {
      const answer = (await w.get(who, `prescriptions/documents?${query}`)).json()
      return answer.data.map((each: { id: string }) => each.id)
    }
    expect(await ids(w.asSergio, `record_id=${w.recordId}`)).toEqual([id])
    expect(await ids(w.asSergio, `customer_id=${w.paula.customerId}`)).toEqual([id])
    const child = `customer_id=${w.paula.customerId}&dependent_id=${w.t.deps.newId()}`
    expect(await ids(w.asSergio, child)).toEqual([])
    const ana = await signIn(w.t.deps, await createSpecialist(w.t.deps, { specialtyId: w.specialtyId }))
    expect(await ids(ana, `customer_id=${w.paula.customerId}`)).toEqual([])
    expect((await w.get(w.asSergio, 'prescriptions/documents')).statusCode).toBe(422)
  })
})
