import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOUR } from '@emma/domain/interval'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkSignature } from '../../../../test/check-signature.ts'
import { type DocumentsFixture, useDocumentsFixture } from '../../../../test/fixtures/documents-fixture.ts'
import { textOf } from '../../../../test/fixtures/pdf-text.ts'
import { issueLocally } from '../../../providers/signatures/local-authority.ts'

const fixture = useDocumentsFixture()
let w: DocumentsFixture
let folder: string
let authority: string

const certify = async (policy?: string) => {
  const valid = { from: new Date('2026-01-01'), until: new Date('2049-01-01') }
  const wish = { holder: 'Sérgio de Teste', ...valid, ...(policy ? { policy } : {}) }
  const issued = issueLocally('AC de teste', wish, 'segredo')
  authority = issued.authority
  const name = w.council.replace(/[^A-Za-z0-9]+/g, '-')
  await writeFile(join(folder, `${name}.p12`), issued.p12)
  await writeFile(join(folder, `${name}.password`), 'segredo')
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emma-certificates-'))
  await fixture.start({ SIGNATURE_FOLDER: folder })
})
afterAll(async () => {
  await fixture.stop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  w = await fixture()
})

const anybody = (url: string) => w.t.app.inject({ method: 'GET', url })

describe('a document', () => {
  test('is signed with the specialist’s certificate, and says so', async () => {
    await certify('2.16.76.1.2.1.1')
    await w.prescribe('Paracetamol 750 mg')
    const document = (await w.issue()).json()
    expect(document.signature).toBe('icp_brasil')
    const { rawPayload } = await w.open(w.asPaula, document)
    expect(await checkSignature(rawPayload, authority)).toMatchObject({
      intact: true,
      trusted: true,
      certificateSigned: true,
      coversAll: true,
    })
    const text = await textOf(rawPayload)
    expect(text).toContain('Assinado digitalmente por Sérgio de Teste, com certificado ICP-Brasil')
    expect(text).not.toContain('sem assinatura ICP-Brasil')
    const check = await anybody(`/api/v1/prescriptions/verify/${document.code}`)
    expect(check.json()).toMatchObject({ valid: true, signature: 'icp_brasil' })
  })

  test('signed by a certificate of nobody official says that it is without a signature of ICP-Brasil', async () => {
    await certify()
    await w.prescribe('Paracetamol 750 mg')
    const document = (await w.issue()).json()
    expect(document.signature).toBe('other')
    const { rawPayload } = await w.open(w.asPaula, document)
    expect(await textOf(rawPayload)).toContain('Documento sem assinatura ICP-Brasil')
    expect(await checkSignature(rawPayload, authority)).toMatchObject({ intact: true })
  })

  test('for a signature by hand is not signed otherwise', async () => {
    await certify('2.16.76.1.2.1.1')
    await w.prescribe('Amoxicilina 500 mg', await w.medicineOf('antimicrobial'))
    const document = (await w.issue()).json()
    expect(document).toMatchObject({ delivery: 'print', signature: 'none' })
    const { rawPayload } = await w.open(w.asSergio, document)
    expect(rawPayload.includes('/ByteRange')).toBe(false)
  })

  test('is not made where the certificate can’t be opened', async () => {
    await certify()
    await writeFile(join(folder, `${w.council.replace(/[^A-Za-z0-9]+/g, '-')}.password`), 'errada')
    await w.prescribe('Paracetamol 750 mg')
    expect((await w.issue()).json()).toMatchObject({ status: 502, code: 'provider_failed' })
    const rows = w.t.deps.db.selectFrom('prescription_documents').select('id')
    expect(await rows.where('record_id', '=', w.recordId).execute()).toEqual([])
  })
})

describe('the validator of ITI', () => {
  const ask = (address: string, secret: string) =>
    anybody(`${address}?_format=application/validador-iti+json&_secretCode=${encodeURIComponent(secret)}`)

  test('finds the signed file by the QR’s address and the secret code', async () => {
    await certify('2.16.76.1.2.1.1')
    await w.prescribe('Paracetamol 750 mg')
    const document = (await w.issue()).json()
    const qr = new URL(document.verify_url).pathname
    for (const address of [qr, `/api/v1/prescriptions/verify/${document.code}`]) {
      const answer = await ask(address, document.secret_code.toLowerCase())
      expect(answer.statusCode).toBe(200)
      const { version, prescription } = answer.json()
      expect({ version, files: prescription.signatureFiles.length }).toEqual({ version: '1.0.0', files: 1 })
      const [{ url }] = prescription.signatureFiles
      const file = await anybody(url.slice(w.t.config.publicUrl.length))
      expect(file.headers['content-type']).toBe('application/pdf')
      expect(await checkSignature(file.rawPayload, authority)).toMatchObject({ intact: true })
    }
  })

  test('is refused with a wrong or no secret code, and told of unknown ones', async () => {
    await w.prescribe('Paracetamol 750 mg')
    const { code, secret_code } = (await w.issue()).json()
    const address = `/verificar/${code}`
    for (const secret of ['000000', '', 'x'.repeat(30)]) {
      const wrong = await ask(address, secret)
      expect(wrong.json()).toMatchObject({ status: 401, code: 'secret_code_invalid' })
    }
    expect((await ask('/verificar/AAAA-BBBB-CCCC', secret_code)).statusCode).toBe(404)
    expect((await anybody(`/api/v1/prescriptions/signed/${code}.pdf`)).statusCode).toBe(401)
  })

  test('gets no file of what is only printed', async () => {
    await w.prescribe('Amoxicilina 500 mg', await w.medicineOf('antimicrobial'))
    const { code, secret_code } = (await w.issue()).json()
    expect((await ask(`/verificar/${code}`, secret_code)).statusCode).toBe(404)
  })

  test('and everybody else ask only so many times a minute', async () => {
    await w.prescribe('Paracetamol 750 mg')
    const { code } = (await w.issue()).json()
    w.t.clock.advance(120_000)
    const answers = []
    for (let nth = 0; nth < 70; nth += 1) answers.push((await ask(`/verificar/${code}`, 'x')).statusCode)
    expect([answers[0], answers.at(-1)]).toEqual([401, 429])
    w.t.clock.advance(120_000)
    expect((await ask(`/verificar/${code}`, 'x')).statusCode).toBe(401)
  })
})

test('the check page knows codes as they are printed or typed, and of the patient only initials', async () => {
  await w.prescribe('Paracetamol 750 mg')
  const { code } = (await w.issue()).json()
  const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')
  const check = await anybody(`/api/v1/prescriptions/verify/${encodeURIComponent(typed)}`)
  expect(check.json()).toMatchObject({
    valid: true,
    expired: false,
    code,
    patient_initials: 'P. T.',
    specialist: { name: w.sergio.name },
    items: [{ title: 'Paracetamol 750 mg', via: 'Oral' }],
  })
  for (const secret of [w.paula.name, 'Paula', w.paula.customerId]) expect(check.body).not.toContain(secret)
  expect((await anybody('/api/v1/prescriptions/verify/AAAA-BBBB-CCCC')).statusCode).toBe(404)
})

test('why a warned medicine was prescribed stays in the record: neither the paper nor the check page says it', async () => {
  await w.prescribe('Marevan 5 mg')
  const reason = 'INR_controlado_ontem'
  const kept = await w.prescribe('Ibuprofeno 600 mg', undefined, { override_reason: reason })
  expect(kept).toMatchObject({ override: { reason, against: [{ kind: 'interaction' }] } })
  const document = (await w.issue()).json()
  const paper = await textOf((await w.open(w.asPaula, document)).rawPayload)
  const check = await anybody(`/api/v1/prescriptions/verify/${document.code}`)
  for (const said of [paper, check.body, JSON.stringify(document)]) {
    expect(said).toContain('Ibuprofeno 600 mg')
    for (const secret of [reason, 'override', 'sangramento']) expect(said).not.toContain(secret)
  }
})

test('a prescription is over after its last day', async () => {
  await w.prescribe('Amoxicilina 500 mg', await w.medicineOf('antimicrobial'))
  const { code, valid_until } = (await w.issue()).json()
  const at = w.t.clock.now().toISOString()
  const check = async () => (await anybody(`/api/v1/prescriptions/verify/${code}`)).json()
  w.t.clock.set(`${valid_until}T23:00:00-03:00`)
  expect(await check()).toMatchObject({ valid: true, expired: false })
  w.t.clock.advance(2 * HOUR)
  expect(await check()).toMatchObject({ valid: false, expired: true, revoked: false })
  w.t.clock.set(at)
})
