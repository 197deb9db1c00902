import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type DocumentsFixture, useDocumentsFixture } from '../../../../test/fixtures/documents-fixture.ts'
import { textOf } from '../../../../test/fixtures/pdf-text.ts'
import { createCustomer, createSpecialist, signIn } from '../../../../test/index.ts'

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

describe('a common prescription', () => {
  test('says everything that the law asks for, and is the patient’s', async () => {
    await w.prescribe('Paracetamol 750 mg')
    const { statusCode, ...answer } = await w.issue()
    expect(statusCode).toBe(201)
    const { documents, ...document } = answer.json()
    expect(documents).toEqual([document])
    expect(document).toMatchObject({
      kind: 'prescription',
      legal_class: 'common',
      controlled_list: null,
      signature: 'none',
      delivery: 'electronic',
      print_reason: null,
      valid_until: null,
      dependent: null,
      medicines: ['Paracetamol 750 mg'],
    })
    const list = (await w.get(w.asPaula, 'customer/prescriptions')).json()
    expect(list).toMatchObject({ data: [document], meta: { total: 1 } })
    const file = await w.open(w.asPaula, document)
    expect(file.headers['content-type']).toBe('application/pdf')
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const text = await textOf(file.rawPayload)
    const said = [w.sergio.name, w.council, 'Avenida Paulista', '(11) 91234-5678', w.paula.name]
    const patient = ['CPF: ', 'Nascimento: 20/05/1990 (36 anos)', 'Data de emissão: 23/11/2026']
    const item = [
      'Paracetamol 750 mg',
      'Tomar com água, após as refeições',
      '20 comprimidos',
      'Via: Oral',
      'Se Dor',
    ]
    const proof = [document.code, document.secret_code, '/verificar/', 'sem assinatura ICP-Brasil']
    for (const expected of [...said, ...patient, ...item, ...proof]) expect(text).toContain(expected)
  })

  test('can be read by a screen reader and found by its title', async () => {
    await w.prescribe('Paracetamol 750 mg')
    const raw = (await w.open(w.asPaula, (await w.issue()).json())).rawPayload.toString('latin1')
    expect(raw).toContain('/Marked true')
    expect(raw).toContain('/Lang (pt-BR)')
    expect(raw).toContain('/DisplayDocTitle true')
    expect(raw).toMatch(/\/S \/H1/)
    expect(raw).toMatch(/\/2\.16\.76\.1\.12\.1\.1 /)
    expect(raw).toMatch(/\/2\.16\.76\.1\.4\.2\.2\.1 /)
  })

  test('is found by the appointment that it was given in, and by no other', async () => {
    await w.prescribe('Paracetamol 750 mg')
    const { id } = (await w.issue()).json()
    const { appointment_id } = await w.t.deps.db
      .selectFrom('records')
      .select('appointment_id')
      .where('id', '=', w.recordId)
      .executeTakeFirstOrThrow()
    const of = async (schedule: string | null) =>
      (await w.get(w.asPaula, `customer/prescriptions?schedule_id=${schedule}`)).json()
    expect(await of(appointment_id)).toMatchObject({ data: [{ id }], meta: { total: 1 } })
    expect(await of(w.recordId)).toMatchObject({ data: [], meta: { total: 0 } })
  })

  test('is told to the patient once', async () => {
    await w.prescribe('Paracetamol 750 mg')
    await w.issue()
    const { data } = (await w.get(w.asPaula, 'customer/notifications')).json()
    expect(data).toMatchObject([{ kind: 'document_ready', specialist: { name: w.sergio.name } }])
  })
})

test('a certificate sent again under its key is one, told to the patient once, and kept sealed', async () => {
  const keyed = { ...w.asSergio, headers: { ...w.asSergio.headers, 'idempotency-key': 'one press' } }
  const body = {
    record_id: w.recordId,
    kind: 'certificate',
    purpose: 'leave',
    days: 2,
    cid_consent: false,
    notes: 'Repouso relativo em casa.',
  }
  const send = async () => {
    const url = '/api/v1/prescriptions/documents'
    const answer = await w.t.app.inject({ method: 'POST', url, headers: keyed.headers, payload: body })
    return { status: answer.statusCode, body: answer.json() }
  }
  const [first, second] = [await send(), await send()]
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body).toEqual(first.body)
  expect(await stored()).toHaveLength(1)
  const { rows } = await sql<{ found: number }>`
    SELECT count(*)::int AS found FROM idempotency_keys k WHERE k::text LIKE '%afastamento%'`.execute(
    w.t.deps.db,
  )
  expect(rows).toEqual([{ found: 0 }])
})

describe('who opens it', () => {
  test('nobody but author and patient, and each opening is in the patient’s log', async () => {
    await w.prescribe('Paracetamol 750 mg')
    const document = (await w.issue()).json()
    const ana = await signIn(w.t.deps, await createSpecialist(w.t.deps, { specialtyId: w.specialtyId }))
    const other = await signIn(w.t.deps, await createCustomer(w.t.deps))
    const anonymous = await w.t.app.inject({ method: 'GET', url: document.url })
    expect(anonymous.statusCode).toBe(401)
    for (const who of [ana, other]) expect((await w.open(who, document)).statusCode).toBe(404)
    expect((await w.open(w.asSergio, document)).statusCode).toBe(200)
    await w.open(w.asPaula, document)
    const log = (await w.get(w.asPaula, 'customer/access-log?pageSize=3')).json()
    expect(log.data).toMatchObject([
      { object: 'document', object_id: document.id, action: 'read', basis: 'own' },
      { object: 'document', object_id: document.id, action: 'read', basis: 'author' },
      { object: 'document', object_id: document.id, action: 'create', basis: 'author' },
    ])
  })

  test('the stored file says nothing to who reads the disk', async () => {
    await w.prescribe('Paracetamol 750 mg')
    const { id } = (await w.issue()).json()
    const folder = join(w.t.config.DATA_DIR, 'files', 'prescriptions')
    expect(await readdir(folder)).toContain(id)
    const content = await readFile(join(folder, id))
    expect(content.toString('latin1')).not.toContain('%PDF')
    expect(content.toString('latin1')).not.toContain(Buffer.from('%PDF').toString('base64').slice(0, 5))
  })
})

describe('legal classes', () => {
  test('make a document each; what pharmacies keep is printed in two copies and not given as a file', async () => {
    await w.giveAddress()
    await w.prescribe('Amoxicilina 500 mg cápsula', await w.medicineOf('antimicrobial'))
    await w.prescribe('Clonazepam 2 mg', await w.medicineNamed('Clonazepam'))
    await w.prescribe('Sertralina 50 mg', await w.medicineNamed('Cloridrato de sertralina'))
    await w.prescribe('Paracetamol 750 mg')
    const { documents } = (await w.issue()).json()
    const seen = documents.map((each: Record<string, unknown>) => [
      each.legal_class,
      each.controlled_list,
      each.delivery,
      each.print_reason,
      each.valid_until,
    ])
    expect(seen).toEqual([
      ['common', null, 'electronic', null, null],
      ['antimicrobial', null, 'print', 'sncr_missing', '2026-12-03'],
      ['controlled_344', 'B1', 'print', 'sncr_missing', '2026-12-23'],
      ['controlled_344', 'C1', 'print', 'sncr_missing', '2026-12-23'],
    ])
    const [common, antimicrobial, b1] = documents
    const list = (await w.get(w.asPaula, 'customer/prescriptions')).json()
    expect(list.data).toEqual([common])
    expect((await w.open(w.asPaula, antimicrobial)).statusCode).toBe(404)
    const kept = await textOf((await w.open(w.asSergio, antimicrobial)).rawPayload)
    const copies = [
      '1ª via: retenção da farmácia',
      '2ª via: orientação ao paciente',
      'Válida até: 03/12/2026',
    ]
    for (const expected of [...copies, 'SNCR (RDC 1.000/2025)', 'assinatura de próprio punho']) {
      expect(kept).toContain(expected)
    }
    for (const other of ['Clonazepam', 'Sertralina', 'Paracetamol']) expect(kept).not.toContain(other)
    const controlled = await textOf((await w.open(w.asSergio, b1)).rawPayload)
    const form = ['Lista B1 da Portaria', 'Notificação de Receita B (azul)', 'Endereço: Rua das Flores']
    for (const expected of [...form, 'Identificação do comprador']) expect(controlled).toContain(expected)
  })

  test('are known by names that were only typed', async () => {
    await w.giveAddress()
    await w.prescribe('Amoxicilina 875 mg, caixa com 14')
    await w.prescribe('Rivotril 2 mg')
    const { documents } = (await w.issue()).json()
    expect(documents.map((each: { legal_class: string }) => each.legal_class)).toEqual([
      'antimicrobial',
      'controlled_344',
    ])
  })

  test('are known by their name where another medicine was chosen before', async () => {
    await w.prescribe('Amoxicilina 500 mg', await w.medicineNamed('Paracetamol'))
    expect((await w.issue()).json()).toMatchObject({ legal_class: 'antimicrobial', delivery: 'print' })
  })
})

describe('what is missing', () => {
  const refused = async () => {
    const answer = await w.issue()
    const { status, code, errors } = answer.json()
    expect(answer.headers['content-type']).toContain('application/problem+json')
    return [status, code, ...errors.map(({ path }: { path: string }) => path)]
  }

  test('is named field by field, and nothing is written', async () => {
    expect(await refused()).toEqual([422, 'document_incomplete', 'prescriptions'])
    await w.prescribe('Clonazepam 2 mg', await w.medicineNamed('Clonazepam'), { qtd: '' })
    const missing = ['prescriptions.qtd', 'patient.address']
    expect(await refused()).toEqual([422, 'document_incomplete', ...missing])
    const nothing = { council_number: null, address_sealed: null, contact_sealed: null }
    const { specialistId } = w.sergio
    await w.t.deps.db.updateTable('specialists').set(nothing).where('id', '=', specialistId).execute()
    const head = ['council', 'address', 'phone']
    expect(await refused()).toEqual([422, 'document_incomplete', ...head, ...missing])
    expect(await stored()).toEqual([])
  })

  test('is said before, with what would be made', async () => {
    await w.prescribe('Paracetamol 750 mg')
    await w.prescribe('Clonazepam 2 mg', await w.medicineNamed('Clonazepam'))
    const plan = await w.get(w.asSergio, `prescriptions/documents/plan?record_id=${w.recordId}`)
    expect(plan.json()).toMatchObject({
      parts: [
        { legal_class: 'common', delivery: 'electronic', medicines: ['Paracetamol 750 mg'] },
        {
          legal_class: 'controlled_344',
          controlled_list: 'B1',
          delivery: 'print',
          valid_until: '2026-12-23',
        },
      ],
      missing: [{ path: 'patient.address' }],
      signature: 'none',
      has_cid: false,
    })
    expect(await stored()).toEqual([])
  })

  test('a psychologist prescribes nothing controlled', async () => {
    await w.giveAddress()
    await w.prescribe('Clonazepam 2 mg', await w.medicineNamed('Clonazepam'))
    const crp = { council_type: 'CRP', council_number: '06/12345' }
    const { specialistId } = w.sergio
    await w.t.deps.db.updateTable('specialists').set(crp).where('id', '=', specialistId).execute()
    expect(await refused()).toEqual([422, 'document_incomplete', 'council'])
  })
})
