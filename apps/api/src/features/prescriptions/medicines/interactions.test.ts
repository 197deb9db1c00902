import { beforeEach, describe, expect, test } from 'vitest'
import { createDependent } from '../../../../test/fixtures/factories.ts'
import { callOf, type SignedIn, signIn, useCareFixture } from '../../../../test/index.ts'

const care = useCareFixture()
const call = callOf(() => care().t)
let recordId: string

beforeEach(async () => {
  recordId = await begin()
})

const begin = async (who: SignedIn = care().asSergio): Promise<string> =>
  (await call(who, 'POST', 'records/create', { customer_id: care().paula.customerId })).body.id
const prescribe = (title: string, more: object = {}) =>
  call(care().asSergio, 'POST', 'prescriptions/create', {
    record_id: recordId,
    title,
    prescription: '1 ao dia',
    ...more,
  })
const check = async (title: string) =>
  (await call(care().asSergio, 'POST', 'prescriptions/check', { record_id: recordId, title })).body
const sign = async () => {
  const whole = { complaint: 'Dor', diagnosis: 'Enxaqueca', conduct: 'Repouso', status: 'signed' }
  expect((await call(care().asSergio, 'PUT', `records/update/${recordId}`, whole)).status).toBe(200)
}
const prescribed = async () =>
  (await call(care().asSergio, 'GET', `prescriptions/all?record_id=${recordId}`)).body.data
const logged = async () =>
  (
    await call(await signIn(care().t.deps, care().paula), 'GET', 'customer/access-log?pageSize=50')
  ).body.data.map(({ action }: { action: string }) => action)

test('a name that nobody knows is told as not checked, instead of as harmless', async () => {
  const { db, newId } = care().t.deps
  const acarbose = { name: 'Acarbose 50 mg comprimido', active_ingredient: 'Acarbose' }
  await db
    .insertInto('medicines')
    .values({ id: newId(), ...acarbose })
    .execute()
  for (const known of [
    'Marevan 5 mg',
    'Ibuprofeno 600 mg',
    'Novalgina gotas',
    'Dipirona',
    'Acarbose 50 mg',
  ]) {
    expect(await check(known)).toMatchObject({ is_recognized: true })
  }
  for (const unknown of ['Amoxilina 500 mg', 'Xarope da casa', '50 mg']) {
    expect(await check(unknown)).toMatchObject({ is_recognized: false, allergies: [], interactions: [] })
  }
})

describe('a grave interaction', () => {
  test('with another item of the record is told, and refused until a reason is given', async () => {
    expect((await prescribe('Marevan 5 mg')).status).toBe(201)
    expect((await check('Ibuprofeno 600 mg')).interactions).toMatchObject([
      { title: 'Marevan 5 mg', where: 'record', severity: 'severe', source: 'Bula ANVISA da varfarina' },
    ])
    const refused = await prescribe('Ibuprofeno 600 mg')
    expect(refused).toMatchObject({ status: 409, body: { code: 'prescription_warned' } })
    expect(await prescribed()).toHaveLength(1)
    expect(await logged()).not.toContain('override')

    const reason = 'Dose única, INR de hoje 2,1'
    const made = await prescribe('Ibuprofeno 600 mg', { override_reason: reason })
    expect(made.status).toBe(201)
    const [newest] = await prescribed()
    expect(newest.override).toMatchObject({
      reason,
      against: [{ kind: 'interaction', text: expect.stringContaining('Marevan 5 mg') }],
    })
    expect(await logged()).toContain('override')
  })

  test('with what may still be taken counts in the next record', async () => {
    await prescribe('Lítio 300 mg', { condition_use: 'Uso Continuo' })
    await sign()
    recordId = await begin()
    expect((await check('Losartana 50 mg')).interactions).toMatchObject([
      { where: 'in_use', severity: 'severe', specialist_name: care().sergio.name },
    ])
    expect((await prescribe('Losartana 50 mg')).status).toBe(409)
  })

  test('is not got around by a change of a harmless item, nor by an id that hides the name', async () => {
    await prescribe('Sildenafila 50 mg')
    const { body } = await prescribe('Paracetamol 750 mg')
    const change = (more: object) =>
      call(care().asSergio, 'PUT', `prescriptions/update/${body.id}`, { title: 'Isordil 5 mg', ...more })
    expect(await change({})).toMatchObject({ status: 409, body: { code: 'prescription_warned' } })
    expect((await prescribed()).map(({ title }: { title: string }) => title)).toContain('Paracetamol 750 mg')
    expect((await change({ override_reason: 'Espera de 24 h' })).status).toBe(200)
    // The same medicine keeps its reason.
    const again = await change({ qtd: '10' })
    expect(again).toMatchObject({ status: 200, body: { override: { reason: 'Espera de 24 h' }, qtd: '10' } })
  })

  test('is not told of a cream with what acts in the whole body', async () => {
    await prescribe('Ibuprofeno 600 mg comprimido')
    const cream = 'Betametasona 0,1% creme'
    expect(await check(cream)).toMatchObject({ is_recognized: true, interactions: [] })
    expect((await prescribe(cream)).status).toBe(201)
    expect((await check('Dexametasona 4 mg comprimido')).interactions).toMatchObject([
      { title: 'Ibuprofeno 600 mg comprimido', severity: 'severe' },
    ])
  })

  test('is not told of drops for the eye, by their way of use, until that is changed', async () => {
    const ocular = { record_id: recordId, title: 'Tobramicina', via: 'Ocular' }
    await prescribe('Furosemida 40 mg')
    expect((await check('Tobramicina')).interactions).toMatchObject([{ severity: 'severe' }])
    const asked = await call(care().asSergio, 'POST', 'prescriptions/check', ocular)
    expect(asked.body).toMatchObject({ is_recognized: true, interactions: [] })
    const { status, body } = await prescribe('Tobramicina', { via: 'Ocular' })
    expect(status).toBe(201)
    expect((await check('Ibuprofeno 600 mg')).interactions).toMatchObject([{ title: 'Furosemida 40 mg' }])
    const change = (more: object) =>
      call(care().asSergio, 'PUT', `prescriptions/update/${body.id}`, { title: 'Tobramicina', ...more })
    expect((await change({ qtd: '1 frasco' })).status).toBe(200)
    expect(await change({ via: 'Inj.IM' })).toMatchObject({
      status: 409,
      body: { code: 'prescription_warned' },
    })
  })

  test('a moderate one is told and not refused', async () => {
    await prescribe('Levotiroxina 50 mcg')
    expect((await check('Sulfato ferroso 40 mg')).interactions).toMatchObject([{ severity: 'moderate' }])
    const { body } = await prescribe('Sulfato ferroso 40 mg')
    expect(body).not.toHaveProperty('override')
  })
})

test('against an allergy a reason is asked for, and no document says it', async () => {
  await call(care().asSergio, 'POST', 'records/allergies', {
    customer_id: care().paula.customerId,
    substance: 'Penicilina',
    reaction: 'Edema',
  })
  expect((await prescribe('Clavulin 875 mg')).status).toBe(409)
  expect(await prescribed()).toEqual([])
  const made = await prescribe('Clavulin 875 mg', { override_reason: 'Dessensibilizada em 2024' })
  expect(made.body.override.against).toEqual([{ kind: 'allergy', text: 'Penicilina' }])
})

describe('how a medicine is used', () => {
  const usual = async (title: string, who = care().asSergio) =>
    call(who, 'POST', 'prescriptions/usual', { record_id: recordId, title })

  test('is offered from own prescriptions first, then from the list', async () => {
    const own = {
      prescription: '2 comprimidos à noite',
      via: 'Oral',
      condition_use: '',
      qtd: '14 comprimidos',
    }
    await prescribe('Naproxeno 500 mg comprimido', own)
    await sign()
    recordId = await begin()
    const { body } = await usual('Naproxeno 500 mg comprimido')
    expect(body.own).toEqual([own])
    expect(body.common).toMatchObject([
      { prescription: '1 comprimido a cada 12 horas por 5 dias, após as refeições', condition_use: 'Se Dor' },
    ])
    expect(body.child).toEqual({ known: 'adult' })
  })

  test('for a child is the dose by its last weight, and none without a weight', async () => {
    const { deps } = care().t
    const child = { name: 'Lia Teste', birthDate: '2020-03-01' }
    const dependentId = await createDependent(deps, care().paula, child)
    const ofChild = { dependent_id: dependentId }
    const appointmentId = await care().attend(care().sergio)
    await deps.db.updateTable('appointments').set(ofChild).where('id', '=', appointmentId).execute()
    const begun = { customer_id: care().paula.customerId, schedule_id: appointmentId }
    recordId = (await call(care().asSergio, 'POST', 'records/create', begun)).body.id
    expect((await usual('Paracetamol 200 mg/mL gotas')).body.child).toEqual({ known: 'no_weight' })
    const measured = { customer_id: care().paula.customerId, ...ofChild, weight: 20.5 }
    expect((await call(care().asSergio, 'POST', 'records/vitals', measured)).status).toBe(201)
    const answer = await usual('Paracetamol 200 mg/mL gotas')
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ own: [], common: [], child: { known: 'dose', weight: 20.5 } })
    const { mg_per_dose, max_mg_per_dose } = answer.body.child
    expect(mg_per_dose).toHaveLength(2)
    expect(mg_per_dose[1]).toBeLessThanOrEqual(max_mg_per_dose)
  })

  test('is a child’s until the birthday begins where the specialist is', async () => {
    const { deps, clock } = care().t
    const now = clock.now()
    const { userId } = care().sergio
    await deps.db
      .updateTable('users')
      .set({ time_zone: 'America/Rio_Branco' })
      .where('id', '=', userId)
      .execute()
    // 23:30 of the 23rd in Rio Branco, 1:30 of the 24th in Brasília.
    clock.set('2026-11-24T04:30:00.000Z')
    const child = { name: 'Lia Teste', birthDate: '2014-11-24' }
    const dependentId = await createDependent(deps, care().paula, child)
    const appointmentId = await care().attend(care().sergio)
    const ofChild = { dependent_id: dependentId }
    await deps.db.updateTable('appointments').set(ofChild).where('id', '=', appointmentId).execute()
    const begun = { customer_id: care().paula.customerId, schedule_id: appointmentId }
    const asSergio = await signIn(deps, care().sergio)
    recordId = (await call(asSergio, 'POST', 'records/create', begun)).body.id
    expect((await usual('Paracetamol 200 mg/mL gotas', asSergio)).body.child).toEqual({ known: 'no_weight' })
    clock.set('2026-11-24T05:00:00.000Z')
    const next = await signIn(deps, care().sergio)
    expect((await usual('Paracetamol 200 mg/mL gotas', next)).body.child).toEqual({ known: 'adult' })
    clock.set(now.toISOString())
  })

  test('is nobody’s who does not write the record', async () => {
    expect((await usual('Naproxeno 500 mg', care().asAna)).status).toBe(404)
    expect((await usual('Naproxeno 500 mg', await signIn(care().t.deps, care().paula))).status).toBe(403)
  })
})

test('the last prescription is read again, with its items in their order', async () => {
  const last = async (who = care().asSergio) => call(who, 'GET', `prescriptions/last?record_id=${recordId}`)
  expect((await last()).body).toEqual({ last: null })
  await prescribe('Losartana 50 mg', { condition_use: 'Uso Continuo' })
  await prescribe('Anlodipino 5 mg', { condition_use: 'Uso Continuo' })
  await sign()
  recordId = await begin()
  const { body } = await last()
  expect(body.last.items.map(({ title }: { title: string }) => title)).toEqual([
    'Losartana 50 mg',
    'Anlodipino 5 mg',
  ])
  expect((await last(care().asAna)).status).toBe(404)
})

test('the last prescription is known by the appointment, before its record is begun', async () => {
  await prescribe('Losartana 50 mg', { condition_use: 'Uso Continuo' })
  await sign()
  const appointment = await care().attend(care().sergio)
  const last = (query: string, who = care().asSergio) => call(who, 'GET', `prescriptions/last?${query}`)
  const { body } = await last(`schedule_id=${appointment}`)
  expect(body.last.items).toMatchObject([{ title: 'Losartana 50 mg' }])
  expect((await last(`schedule_id=${appointment}`, care().asAna)).status).toBe(404)
  expect((await last('')).status).toBe(422)
  expect((await last(`schedule_id=${appointment}&record_id=${recordId}`)).status).toBe(422)
})
