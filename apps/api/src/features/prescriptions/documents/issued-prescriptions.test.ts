import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type DocumentsFixture, useDocumentsFixture } from '../../../../test/fixtures/documents-fixture.ts'
import { createSpecialist, type SignedIn, signIn } from '../../../../test/index.ts'

const fixture = useDocumentsFixture()
let w: DocumentsFixture
let stranger: SignedIn
let id: string
let code: string
beforeAll(() => fixture.start())
afterAll(() => fixture.stop())
beforeEach(async () => {
  w = await fixture()
  stranger = await signIn(w.t.deps, await createSpecialist(w.t.deps, { specialtyId: w.specialtyId }))
  await w.prescribe('Paracetamol 750 mg')
  code = (await w.issue()).json().code
  ;[{ id }] = (await listed()).data
})

const listed = async () => (await w.get(w.asSergio, `prescriptions/all?record_id=${w.recordId}`)).json()
const verify = async () =>
  (await w.t.app.inject({ method: 'GET', url: `/api/v1/prescriptions/verify/${code}` })).json()
const change = (who: SignedIn | null, body: object) =>
  w.t.app.inject({
    method: 'PUT',
    url: `/api/v1/prescriptions/update/${id}`,
    payload: body,
    ...(who ? { headers: who.headers } : {}),
  })
const remove = (query = '') =>
  w.t.app.inject({
    method: 'DELETE',
    url: `/api/v1/prescriptions/delete?id=${id}${query}`,
    headers: w.asSergio.headers,
  })
const rows = async () => ({
  prescriptions: await w.t.deps.db.selectFrom('prescriptions').selectAll().orderBy('id').execute(),
  documents: await w.t.deps.db.selectFrom('prescription_documents').selectAll().orderBy('id').execute(),
})

describe('a prescription that the patient holds', () => {
  test('is neither changed nor deleted behind the paper, and is said to be issued', async () => {
    const before = await rows()
    expect((await listed()).data).toMatchObject([{ id, issued: true }])
    for (const refused of [await change(w.asSergio, { qtd: '90 comprimidos' }), await remove()]) {
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'prescription_issued'])
    }
    expect((await change(null, { qtd: '1', replace: true })).statusCode).toBe(401)
    expect((await change(w.asPaula, { qtd: '1', replace: true })).statusCode).toBe(403)
    expect((await change(stranger, { qtd: '1', replace: true })).statusCode).toBe(404)
    expect(await rows()).toEqual(before)
    expect(await verify()).toMatchObject({ valid: true, revoked: false, revoked_at: null })
  })

  test('is replaced: the pharmacy reads that the paper is revoked and since when, with the words it had', async () => {
    const now = w.t.clock.now().toISOString()
    const changed = await change(w.asSergio, { qtd: '90 comprimidos', replace: true })
    expect(changed.json()).toMatchObject({ id, qtd: '90 comprimidos' })
    expect(await verify()).toMatchObject({
      valid: false,
      revoked: true,
      revoked_at: now,
      items: [{ qtd: '20 comprimidos' }],
    })
    expect((await w.get(w.asPaula, 'customer/prescriptions')).json().data).toEqual([])
    const log = (await w.get(w.asPaula, 'customer/access-log')).json()
    expect(log.data).toContainEqual(expect.objectContaining({ action: 'delete', object: 'document' }))
    expect((await change(w.asSergio, { qtd: '60 comprimidos' })).statusCode).toBe(200)
  })

  test('is missed by nobody: the patient is told that the paper is revoked, once', async () => {
    const told = async () => {
      const { data } = (await w.get(w.asPaula, 'customer/notifications')).json()
      return data.filter(({ kind }: { kind: string }) => kind === 'document_revoked')
    }
    expect(await told()).toEqual([])
    await change(w.asSergio, { qtd: '90 comprimidos', replace: true })
    await change(w.asSergio, { qtd: '60 comprimidos' })
    expect(await told()).toMatchObject([{ path: '/customer/prescricao' }])
  })

  test('is taken out only together with the paper', async () => {
    expect((await remove('&replace=true')).statusCode).toBe(204)
    expect((await listed()).data).toEqual([])
    expect(await verify()).toMatchObject({ valid: false, revoked: true })
  })

  test('never differs from a paper that is made at the same moment', async () => {
    for (const qtd of ['30', '40', '50']) {
      await Promise.all([w.issue(), change(w.asSergio, { qtd, replace: true })])
      const [{ qtd: said }] = (await listed()).data
      const { data } = (await w.get(w.asSergio, `prescriptions/documents?record_id=${w.recordId}`)).json()
      for (const document of data) {
        const { items } = (
          await w.t.app.inject({ url: `/api/v1/prescriptions/verify/${document.code}` })
        ).json()
        expect(items).toMatchObject([{ qtd: said }])
      }
    }
  })
})
