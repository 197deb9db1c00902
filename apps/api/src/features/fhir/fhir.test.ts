import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type DocumentsFixture, useDocumentsFixture } from '../../../test/fixtures/documents-fixture.ts'
import {
  askOf,
  createCustomer,
  createSpecialist,
  multipartOf,
  type SignedIn,
  signIn,
} from '../../../test/index.ts'

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
const ask = (who: SignedIn | null, query = '') =>
  w.t.app.inject({
    method: 'GET',
    url: `/api/v1/records/fhir/${w.paula.customerId}${query}`,
    headers: who?.headers ?? {},
  })

interface Resource {
  readonly resourceType: string
  readonly id: string
  readonly [element: string]: unknown
}
const resourcesOf = (answer: { json: () => { entry: { resource: Resource }[] } }) =>
  answer.json().entry.map(({ resource }) => resource)

/** Elements with a minimum of 1 in FHIR R4, and further ones we promise. */
const required: Readonly<Record<string, readonly string[]>> = {
  Patient: ['name', 'gender'],
  Practitioner: ['name', 'identifier'],
  Encounter: ['status', 'class', 'subject', 'period'],
  Condition: ['subject', 'code', 'verificationStatus'],
  MedicationRequest: ['status', 'intent', 'medicationCodeableConcept', 'subject'],
  AllergyIntolerance: ['patient', 'clinicalStatus', 'code'],
  DocumentReference: ['status', 'content', 'subject'],
  Composition: ['status', 'type', 'subject', 'date', 'author', 'title', 'section'],
}

const referencesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (typeof value !== 'object' || value === null) return []
  const own = 'reference' in value && typeof value.reference === 'string' ? [value.reference] : []
  return [...own, ...Object.values(value).flatMap(referencesIn)]
}

const fill = async () => {
  await w.prescribe('Paracetamol <750> mg & água')
  await w.t.app.inject({
    method: 'POST',
    url: '/api/v1/records/allergies',
    headers: w.asSergio.headers,
    payload: { customer_id: w.paula.customerId, substance: 'Dipirona', reaction: 'Urticária' },
  })
  const content = {
    complaint: 'Tosse <forte>',
    diagnosis: 'Resfriado',
    cid_code: 'J06.9',
    conduct: 'Repouso',
  }
  expect((await put({ ...content, status: 'signed' })).statusCode).toBe(200)
  await put({ addendum: 'Melhorou' })
  await w.issue()
}

describe('the bundle', () => {
  test('holds what the record says, each required element and no reference into nothing', async () => {
    await fill()
    const answer = await ask(w.asSergio)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/fhir+json')
    expect(answer.headers['content-disposition']).toMatch(/^attachment; .*\.json/)
    const bundle = answer.json()
    expect(bundle).toMatchObject({
      resourceType: 'Bundle',
      type: 'collection',
      timestamp: expect.any(String),
    })
    const resources = resourcesOf(answer)
    expect(new Set(resources.map(({ resourceType }) => resourceType))).toEqual(new Set(Object.keys(required)))
    for (const resource of resources) {
      for (const name of required[resource.resourceType] ?? []) expect(resource).toHaveProperty(name)
    }
    const known = new Set(resources.map(({ resourceType, id }) => `${resourceType}/${id}`))
    expect(known.size).toBe(resources.length)
    for (const reference of referencesIn(bundle)) expect(known).toContain(reference)
    const urls = bundle.entry.map(({ fullUrl }: { fullUrl: string }) => fullUrl)
    expect(new Set(urls).size).toBe(urls.length)
  })

  test('says the diagnosis by its code, the words as text and the state as it is', async () => {
    await fill()
    const resources = resourcesOf(await ask(w.asSergio))
    const one = (type: string) => resources.find(({ resourceType }) => resourceType === type)
    expect(one('Condition')).toMatchObject({
      code: { coding: [{ system: 'http://hl7.org/fhir/sid/icd-10', code: 'J06.9' }], text: 'Resfriado' },
    })
    expect(one('MedicationRequest')).toMatchObject({
      status: 'active',
      intent: 'order',
      medicationCodeableConcept: { text: 'Paracetamol <750> mg & água' },
      dosageInstruction: [{ text: 'Tomar com água, após as refeições', route: { text: 'Oral' } }],
    })
    expect(one('AllergyIntolerance')).toMatchObject({ code: { text: 'Dipirona' } })
    expect(one('Patient')).toMatchObject({ gender: 'female', birthDate: '1990-05-20' })
    const composition = JSON.stringify(one('Composition'))
    expect(one('Composition')).toMatchObject({ status: 'amended' })
    expect(composition).toContain('Tosse &lt;forte&gt;')
    expect(composition).toContain('Melhorou')
  })

  test('of a draft is the author’s alone, and preliminary', async () => {
    await put({ complaint: 'Tosse' })
    const drafts = resourcesOf(await ask(w.asSergio))
    const composition = drafts.find(({ resourceType }) => resourceType === 'Composition')
    expect(composition).toMatchObject({ status: 'preliminary' })
    expect(resourcesOf(await ask(w.asPaula)).map(({ resourceType }) => resourceType)).toEqual(['Patient'])
  })
})

describe('a person', () => {
  const updated = (who: SignedIn, path: string, groups: Readonly<Record<string, unknown>>) =>
    askOf(() => w.t)('PUT', path, who, multipartOf(groups))
  const one = (resources: Resource[], type: string) =>
    resources.find(({ resourceType }) => resourceType === type)
  const card = { special_document_type: 'CNS', special_document_number: '898 0011 6015 2286' }
  const cns = { system: 'https://saude.gov.br/fhir/sid/cns', value: '898001160152286' }

  test('is known by the numbers that Brazil gives: CPF, CNS, and the council of the state', async () => {
    await fill()
    await updated(w.asPaula, 'customer/updateCustomer', { personalData: card })
    await updated(w.asSergio, 'specialists/updateSpecialists', { personalData: card })
    const resources = resourcesOf(await ask(w.asSergio))
    expect(one(resources, 'Patient')).toMatchObject({
      identifier: [{ system: 'urn:oid:2.16.840.1.113883.13.237' }, cns],
    })
    expect(one(resources, 'Practitioner')).toMatchObject({
      identifier: [{ system: 'https://saude.gov.br/fhir/sid/crm-sp', type: { text: 'CRM-SP' } }, cns],
    })
    const wrong = { ...card, special_document_number: '898001160152287' }
    await updated(w.asPaula, 'customer/updateCustomer', { personalData: wrong })
    expect(one(resourcesOf(await ask(w.asSergio)), 'Patient')?.identifier).toHaveLength(1)
  })

  test.each([
    ['feminino', 'casado', 'female', 'M'],
    ['masculino', 'uniao_estavel', 'male', 'T'],
    ['outro', 'viuvo', 'other', 'W'],
    ['nao_informar', 'outro', 'unknown', 'OTH'],
  ])('who is %s and %s is %s and %s', async (gender, maritalStatus, sex, code) => {
    await updated(w.asPaula, 'customer/updateCustomer', { several: { gender, maritalStatus } })
    expect(one(resourcesOf(await ask(w.asPaula)), 'Patient')).toMatchObject({
      gender: sex,
      maritalStatus: { coding: [{ code }] },
    })
  })
})

describe('an exam that the patient keeps', () => {
  const keep = async (title: string) => {
    const form = new FormData()
    form.set('title', title)
    form.set('date', '2026-03-10')
    form.set('file', new Blob(['%PDF-1.7\n%%EOF'], { type: 'application/pdf' }), 'laudo.pdf')
    const sent = new Response(form)
    return w.t.app.inject({
      method: 'POST',
      url: '/api/v1/customer/exams',
      headers: { ...w.asPaula.headers, 'content-type': sent.headers.get('content-type') ?? '' },
      payload: Buffer.from(await sent.arrayBuffer()),
    })
  }
  const documents = async (who: SignedIn, query = '') =>
    resourcesOf(await ask(who, query)).filter(({ resourceType }) => resourceType === 'DocumentReference')

  test('is a document of the bundle, for the patient and with care, and the log tells that it left', async () => {
    const exam = (await keep('Hemograma')).json()
    for (const who of [w.asPaula, w.asSergio]) {
      expect(await documents(who)).toMatchObject([
        {
          id: exam.id,
          status: 'current',
          type: { text: 'Exame' },
          description: 'Hemograma',
          subject: { reference: `Patient/${w.paula.customerId}` },
          content: [
            {
              attachment: {
                contentType: 'application/pdf',
                size: exam.file.size,
                title: 'Hemograma',
                url: expect.stringMatching(new RegExp(`^https?://.*${exam.file.url}$`)),
                creation: '2026-03-10',
              },
            },
          ],
        },
      ])
    }
    const log = (await w.get(w.asPaula, 'customer/access-log')).json()
    for (const basis of ['own', 'care']) {
      expect(log.data).toContainEqual(
        expect.objectContaining({ object: 'exam', object_id: exam.id, action: 'export', basis }),
      )
    }
  })

  test('of the holder is not told of a child', async () => {
    await keep('Hemograma')
    const payload = { name: 'Lia Teste', birthDate: '2019-05-04', relation: 'child' }
    const { headers } = w.asPaula
    const url = '/api/v1/customer/dependents'
    const child = (await w.t.app.inject({ method: 'POST', url, headers, payload })).json()
    expect(await documents(w.asPaula, `?dependent_id=${child.id}`)).toEqual([])
  })
})

describe('who gets it', () => {
  test('the patient, whose log tells each record that left', async () => {
    await fill()
    expect(resourcesOf(await ask(w.asPaula)).length).toBeGreaterThan(5)
    const log = (await w.get(w.asPaula, 'customer/access-log?pageSize=1')).json()
    expect(log.data).toMatchObject([
      { object: 'record', object_id: w.recordId, action: 'export', basis: 'own' },
    ])
  })

  test('nobody without a token, no other patient, no specialist without care', async () => {
    await fill()
    const ana = await signIn(w.t.deps, await createSpecialist(w.t.deps, { specialtyId: w.specialtyId }))
    const other = await signIn(w.t.deps, await createCustomer(w.t.deps))
    expect((await ask(null)).statusCode).toBe(401)
    for (const who of [ana, other]) expect((await ask(who)).statusCode).toBe(404)
    expect((await ask(w.asSergio, `?dependent_id=${w.t.deps.newId()}`)).statusCode).toBe(404)
    const log = (await w.get(w.asPaula, 'customer/access-log')).json()
    expect(log.data.some(({ action }: { action: string }) => action === 'export')).toBe(false)
  })
})
