import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type DocumentsFixture, useDocumentsFixture } from '../../../../../test/fixtures/documents-fixture.ts'
import { textOf } from '../../../../../test/fixtures/pdf-text.ts'
import { overrideCell } from '../documents.present.ts'

const fixture = useDocumentsFixture()
let w: DocumentsFixture
beforeAll(() => fixture.start())
afterAll(() => fixture.stop())
beforeEach(async () => {
  w = await fixture()
})

const noteAllergy = (substance: string) =>
  w.t.app.inject({
    method: 'POST',
    url: '/api/v1/records/allergies',
    headers: w.asSergio.headers,
    payload: { customer_id: w.paula.customerId, substance, reaction: 'Urticária' },
  })
const stored = () =>
  w.t.deps.db
    .selectFrom('prescription_documents')
    .select(['id', 'customer_id', 'override_sealed'])
    .where('record_id', '=', w.recordId)
    .execute()
const planned = async () =>
  (await w.get(w.asSergio, `prescriptions/documents/plan?record_id=${w.recordId}`)).json().warned
const overrides = async () =>
  (await w.get(w.asPaula, 'customer/access-log?pageSize=50'))
    .json()
    .data.filter(({ action }: { action: string }) => action === 'override')

test('an allergy noted after the medicine stops its prescription until a reason is given', async () => {
  await w.prescribe('Dipirona 500 mg')
  expect(await planned()).toEqual([])
  expect((await noteAllergy('Dipirona')).statusCode).toBe(201)
  expect(await planned()).toEqual([{ title: 'Dipirona 500 mg', against: ['Dipirona'] }])
  const refused = await w.issue()
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({
    code: 'prescription_warned',
    errors: [{ path: 'override_reason', message: 'Dipirona 500 mg: Dipirona' }],
  })
  expect(await stored()).toEqual([])

  const reason = 'Tolerou_na_semana_passada'
  const document = (await w.issue({ override_reason: reason })).json()
  const [row] = await stored()
  const opened = row?.override_sealed
    ? await w.t.deps.vault.open(w.t.deps.db, overrideCell(row), row.override_sealed)
    : null
  expect(opened).toEqual({
    reason,
    against: [{ kind: 'allergy', text: 'Dipirona', title: 'Dipirona 500 mg' }],
  })
  expect(await overrides()).toMatchObject([{ object: 'document', object_id: document.id, basis: 'author' }])
  const paper = await textOf((await w.open(w.asPaula, document)).rawPayload)
  for (const said of [paper, JSON.stringify(document)]) expect(said).not.toContain(reason)
})

test('what was prescribed with a reason is issued without another one', async () => {
  await w.prescribe('Marevan 5 mg')
  await w.prescribe('Ibuprofeno 600 mg', undefined, { override_reason: 'INR controlado' })
  expect(await planned()).toEqual([])
  expect((await w.issue()).statusCode).toBe(201)
  expect(await stored()).toMatchObject([{ override_sealed: null }])
})

test('a certificate holds no medicine and asks for no reason', async () => {
  await w.prescribe('Dipirona 500 mg')
  await noteAllergy('Dipirona')
  expect((await w.issue({ kind: 'certificate', purpose: 'attendance' })).statusCode).toBe(201)
})
