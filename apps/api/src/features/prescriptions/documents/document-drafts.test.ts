import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type DocumentsFixture, useDocumentsFixture } from '../../../../test/fixtures/documents-fixture.ts'
import { createDependent, newPlace } from '../../../../test/fixtures/factories.ts'
import { textOf } from '../../../../test/fixtures/pdf-text.ts'

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
const stored = () =>
  w.t.deps.db.selectFrom('prescription_documents').select('id').where('record_id', '=', w.recordId).execute()
const textFor = async (body: object) => {
  const document = (await w.issue(body)).json()
  const text = await textOf((await w.open(w.asPaula, document)).rawPayload)
  return { document, text: text.replace(/\s+/g, ' ') }
}

describe('a certificate', () => {
  test('says how long the patient is away, and the check page says so too', async () => {
    const leave = { kind: 'certificate', purpose: 'leave', days: 3, from: '2026-11-24', notes: 'Repouso.' }
    const { document, text } = await textFor(leave)
    expect(document).toMatchObject({
      kind: 'certificate',
      legal_class: null,
      delivery: 'electronic',
      valid_until: null,
      medicines: ['Afastamento de 3 dias'],
    })
    const said = [
      'Atestado',
      `Atesto que atendi ${w.paula.name} em 23/11/2026`,
      '3 dias',
      'a partir de 24/11/2026',
      'Repouso.',
    ]
    for (const expected of said) expect(text).toContain(expected)
    const check = await w.t.app.inject({
      method: 'GET',
      url: `/api/v1/prescriptions/verify/${document.code}`,
    })
    expect(check.json()).toMatchObject({
      kind: 'certificate',
      patient_initials: 'P. T.',
      items: [{ title: 'Afastamento de 3 dias', prescription: 'De 24/11/2026 a 26/11/2026' }],
    })
  })

  test('shows the diagnosis only where the patient agreed, on the paper alone', async () => {
    await put({ cid_code: 'J06.9' })
    const leave = { kind: 'certificate', purpose: 'leave', days: 1 }
    expect((await textFor(leave)).text).not.toContain('J06.9')
    const { document, text } = await textFor({ ...leave, cid_consent: true })
    expect(text).toContain('CID-10: J06.9. Incluído com a autorização expressa do paciente.')
    const check = await w.t.app.inject({
      method: 'GET',
      url: `/api/v1/prescriptions/verify/${document.code}`,
    })
    expect(check.body).not.toContain('J06.9')
  })

  test('of attendance says when', async () => {
    const { text } = await textFor({ kind: 'certificate', purpose: 'attendance' })
    expect(text).toContain('Declaração de comparecimento')
    expect(text).toContain(
      'compareceu a atendimento comigo em 23/11/2026, das 8h às 8h30 (horário de Brasília)',
    )
  })

  test('is refused without days, with days it does not have, and with a diagnosis that is not there', async () => {
    const refused = async (body: object) => {
      const { status, code, errors } = (await w.issue({ kind: 'certificate', ...body })).json()
      return [status, code, ...errors.map(({ path }: { path: string }) => path)]
    }
    expect(await refused({ purpose: 'leave' })).toEqual([422, 'validation_failed', 'days'])
    expect(await refused({ purpose: 'leave', days: 0 })).toEqual([422, 'validation_failed', 'days'])
    expect(await refused({ purpose: 'attendance', days: 2 })).toEqual([422, 'validation_failed', 'days'])
    expect(await refused({ purpose: 'leave', days: 2, cid_consent: true })).toEqual([
      422,
      'document_incomplete',
      'cid_consent',
    ])
    expect(await refused({ purpose: 'leave', days: 2, other: 1 })).toEqual([
      422,
      'validation_failed',
      'other',
    ])
    for (const from of ['1926-11-23', '2126-11-23']) {
      expect(await refused({ purpose: 'leave', days: 2, from })).toEqual([422, 'validation_failed', 'from'])
    }
    expect(await stored()).toEqual([])
  })
})

test.each(['confirmed', 'no_show'])('nothing is certified of a consultation that is %s', async (status) => {
  const { db } = w.t.deps
  const { appointment_id } = await db
    .selectFrom('records')
    .select('appointment_id')
    .where('id', '=', w.recordId)
    .executeTakeFirstOrThrow()
  await db.updateTable('appointments').set({ status }).where('id', '=', appointment_id).execute()
  for (const body of [{ purpose: 'attendance' }, { purpose: 'leave', days: 2 }]) {
    const { code, errors } = (await w.issue({ kind: 'certificate', ...body })).json()
    expect([code, errors[0].path]).toEqual(['document_incomplete', 'schedule_id'])
  }
  expect(await stored()).toEqual([])
})

test('an exam request lists what is asked for and why', async () => {
  const exams = [{ name: 'Hemograma completo', note: 'Jejum de 8 horas' }, { name: 'TSH' }]
  const { document, text } = await textFor({ kind: 'exam_request', exams, indication: 'Fadiga ≥ 3 meses' })
  expect(document).toMatchObject({ kind: 'exam_request', medicines: ['Hemograma completo', 'TSH'] })
  const said = ['Pedido de exames', '1. Hemograma completo', 'Jejum de 8 horas', '2. TSH', 'Fadiga ≥ 3 meses']
  for (const expected of said) expect(text).toContain(expected)
  const none = await w.issue({ kind: 'exam_request', exams: [] })
  expect(none.json()).toMatchObject({ code: 'validation_failed', errors: [{ path: 'exams' }] })
  const unknown = await w.issue({ kind: 'letter' })
  expect(unknown.json()).toMatchObject({ status: 422, code: 'validation_failed' })
})

test('the condition of use stands on paper as it is spelled, not as the contract names it', async () => {
  await w.prescribe('Losartana 50 mg', undefined, { condition_use: 'Uso Continuo' })
  const { text } = await textFor({})
  expect(text).toContain('Condição: Uso contínuo')
})

test('papers of a child name the child and its guardian', async () => {
  const { deps } = w.t
  const child = { name: 'Lia Teste Filha', birthDate: '2020-03-01' }
  const dependentId = await createDependent(deps, w.paula, child)
  const { appointment_id } = await deps.db
    .updateTable('records')
    .set({ dependent_id: dependentId })
    .where('id', '=', w.recordId)
    .returning('appointment_id')
    .executeTakeFirstOrThrow()
  await deps.db
    .updateTable('appointments')
    .set({ dependent_id: dependentId })
    .where('id', '=', appointment_id)
    .execute()
  await w.prescribe('Paracetamol 200 mg/mL')
  const { document, text } = await textFor({})
  expect(document.dependent).toEqual({ id: dependentId, name: 'Lia Teste Filha' })
  for (const said of ['Paciente: Lia Teste Filha', '(6 anos)', `Responsável: ${w.paula.name}`]) {
    expect(text).toContain(said)
  }
  const check = await w.t.app.inject({ method: 'GET', url: `/api/v1/prescriptions/verify/${document.code}` })
  expect(check.json().patient_initials).toBe('L. T. F.')
  await put({ cid_code: 'J06.9' })
  const leave = { kind: 'certificate', purpose: 'leave', days: 1, cid_consent: true }
  expect((await textFor(leave)).text).toContain(
    `CID-10: J06.9. Incluído com a autorização expressa de ${w.paula.name}, responsável pelo paciente.`,
  )
})

test('signs are written as they are, and one that no face has never as a wrong one', async () => {
  await w.prescribe('Levotiroxina 50 μg', undefined, {
    prescription: 'Tomar 2⅓ ≥ 10⁵ \u202e\u{10fffd} fim',
    qtd: '30\u2011comprimidos',
  })
  const { text } = await textFor({})
  for (const said of ['50 μg', 'Tomar 2⅓ ≥ 10⁵ ? fim', '30-comprimidos']) expect(text).toContain(said)
})

test('a name is written with all its letters, of whatever language', async () => {
  await w.t.deps.db
    .updateTable('users')
    .set({ first_name: 'Łukasz', last_name: 'Żółć Ğül Жанна Ελένη Nguyễn 王小明 한' })
    .where('id', '=', w.paula.userId)
    .execute()
  await w.prescribe('Paracetamol 750 mg')
  expect((await textFor({})).text).toContain('Paciente: Łukasz Żółć Ğül Жанна Ελένη Nguyễn 王小明 한')
})

test('is kept by archives as it is: PDF/A-2b, with every face embedded', async () => {
  await w.prescribe('Paracetamol 750 mg')
  const document = (await w.issue({})).json()
  const raw = (await w.open(w.asPaula, document)).rawPayload.toString('latin1')
  expect(raw).toContain('<pdfaid:part>2</pdfaid:part>')
  expect(raw).toContain('<pdfaid:conformance>B</pdfaid:conformance>')
  expect(raw).toContain('/S /GTS_PDFA1')
  const faces = raw.match(/\/Type \/FontDescriptor[\s\S]*?endobj/g) ?? []
  expect(faces.length).toBeGreaterThan(0)
  for (const face of faces) expect(face).toContain('/FontFile2')
  expect(raw).not.toContain('/Subtype /Type1')
})

test('says that it is of telemedicine where the patient was seen by video, and there alone', async () => {
  const form = { kind: 'report', text: 'Em acompanhamento.' }
  const remote = 'Emitido em atendimento por telemedicina na plataforma Emma (CFM 2.314/2022).'
  expect((await textFor(form)).text).toContain(remote)
  const place = await w.t.app.inject({
    method: 'POST',
    url: '/api/v1/specialists/places',
    headers: w.asSergio.headers,
    payload: newPlace(),
  })
  await w.t.deps.db
    .updateTable('appointments')
    .set({ place_id: place.json().id })
    .where('specialist_id', '=', w.sergio.specialistId)
    .execute()
  const { text } = await textFor(form)
  expect(text).toContain('Emitido na plataforma Emma.')
  expect(text).not.toContain('telemedicina')
})

test('what does not fit on a page goes on on the next', async () => {
  for (let nth = 1; nth <= 14; nth += 1) await w.prescribe(`Medicamento ${nth}`)
  const { text } = await textFor({})
  for (const said of ['14. Medicamento 14', 'Página 1 de ', 'Página 2 de ']) expect(text).toContain(said)
})

describe('a referral and a report', () => {
  const checked = async ({ code }: { code: string }) =>
    (await w.t.app.inject({ method: 'GET', url: `/api/v1/prescriptions/verify/${code}` })).json()

  test('a referral says to whom, how soon and why; the check page says no reason', async () => {
    await put({ cid_code: 'J03.9' })
    const { document, text } = await textFor({
      kind: 'referral',
      specialty: 'Otorrinolaringologia',
      addressee: 'Dra. Łucja Nguyễn',
      priority: 'priority',
      reason: 'Amigdalites de repetição.\n\nAvaliar cirurgia.',
      cid_consent: true,
    })
    expect(document).toMatchObject({
      kind: 'referral',
      delivery: 'electronic',
      valid_until: null,
      medicines: ['Encaminhamento para Otorrinolaringologia'],
    })
    const said = [
      `Encaminho ${w.paula.name} para avaliação e conduta em Otorrinolaringologia (Dra. Łucja Nguyễn).`,
      'Prioridade: prioritária.',
      'Amigdalites de repetição.',
      'Avaliar cirurgia.',
      'CID-10: J03.9.',
    ]
    for (const expected of said) expect(text).toContain(expected)
    const check = await checked(document)
    expect(check).toMatchObject({ valid: true, kind: 'referral', items: [{ prescription: 'prioritária' }] })
    for (const secret of ['Amigdalites', 'J03.9']) expect(JSON.stringify(check)).not.toContain(secret)
  })

  test('a report is the specialist’s own words, on the paper alone', async () => {
    const body = { kind: 'report', addressee: 'Escola Horizonte', text: 'Em tratamento desde março.' }
    const { document, text } = await textFor(body)
    for (const expected of ['Relatório', 'Para: Escola Horizonte', body.text])
      expect(text).toContain(expected)
    expect(JSON.stringify(await checked(document))).not.toContain('março')
    const folder = (await w.get(w.asPaula, 'customer/prescriptions?kind=referral,report')).json()
    expect(folder).toMatchObject({ data: [{ id: document.id, kind: 'report' }], meta: { total: 1 } })
  })

  test('without what they say they are refused, and nothing is written', async () => {
    const refused = async (body: object) => {
      const { status, errors } = (await w.issue(body)).json()
      return [status, ...errors.map(({ path }: { path: string }) => path)]
    }
    expect(await refused({ kind: 'referral', specialty: '', reason: 'x' })).toEqual([422, 'specialty'])
    expect(await refused({ kind: 'report', text: ' ' })).toEqual([422, 'text'])
    expect(await refused({ kind: 'report', text: 'x', cid_consent: true })).toEqual([422, 'cid_consent'])
    expect(await stored()).toEqual([])
  })
})
