import { DAY } from '@emma/domain/interval'
import { expect, test } from 'vitest'
import { testCnpj } from '../../../../test/cnpj.ts'
import { useCompanyFixture } from '../../../../test/fixtures/company-fixture.ts'
import {
  addFault,
  aPdf,
  control,
  createCustomer,
  giveCredit,
  ledgerFaults,
  multipartOf,
  runJobs,
  signIn,
  TOMORROW,
} from '../../../../test/index.ts'
import { confirm } from '../../../../test/money.ts'
import { readHooks } from '../../../../test/sandbox.ts'
import { earningsJobs } from '../index.ts'

const w = useCompanyFixture()
const codeOf = (answer: { json: () => { code: string } }) => answer.json().code
const PRICE = 15_000
const bankOf = (cnpj: string) => ({
  type_account: 'checking',
  document_number: cnpj,
  name_account: 'Clinica Boa Vista',
  bank_code: '341',
  agencia: '2545',
  conta: '02366',
  conta_dv: '1',
})
const giveBank = async (id: string, who = w().ana) => {
  const { cnpj } = await w().company(id)
  return w().call('PUT', `companies/${id}/bank-account`, who.session, bankOf(cnpj))
}
const generate = (id: string, who = w().admin) =>
  w().call('POST', `companies/admin/${id}/genere-pagarme`, who)

let hour = 12
/** A patient books the specialist by wallet, another slot each time. */
const book = async (specialistId: string) => {
  const paula = await createCustomer(w().t.deps)
  await giveCredit(w().t.deps, paula.customerId, PRICE)
  const startsAt = TOMORROW.replace('T12', `T${hour}`)
  hour += 1
  const order = { specialistId, specialtyId: w().specialtyId, startsAt, method: 'wallet' as const }
  const answer = await confirm(w().t, paula, await signIn(w().t.deps, paula), order)
  expect(answer.statusCode).toBe(201)
  const { db } = w().t.deps
  return db
    .selectFrom('appointments')
    .select(['id', 'company_id', 'platform_fee', 'company_share', 'specialist_share'])
    .where('id', '=', answer.json().id)
    .executeTakeFirstOrThrow()
}

test('the split follows the active, approved company and its percent at the moment of booking', async () => {
  const id = await w().approved()
  await w().join(id, w().bruno)
  const { specialistId } = w().bruno
  const percent = (val: number) => w().call('PATCH', `companies/percent/${id}`, w().ana.session, { val })
  const attend = (active: boolean) =>
    w().call('POST', `companies/${id}/set-active`, w().bruno.session, { active })
  await percent(33)
  expect(await book(specialistId)).toMatchObject({
    company_id: null,
    company_share: 0,
    specialist_share: 12_750,
  })
  await attend(true)
  const first = await book(specialistId)
  // 15,000 less 15 % is 12,750; a third of that is rounded half up, the rest is the specialist's.
  expect(first).toMatchObject({
    company_id: id,
    platform_fee: 2250,
    company_share: 4208,
    specialist_share: 8542,
  })
  await percent(0)
  expect(await book(specialistId)).toMatchObject({
    company_id: id,
    company_share: 0,
    specialist_share: 12_750,
  })
  await percent(100)
  await w().decide(id, 'suspended', 'Fiscalização')
  expect(await book(specialistId)).toMatchObject({ company_id: null, company_share: 0 })
  await w().decide(id, 'approved')
  await attend(false)
  expect(await book(specialistId)).toMatchObject({ company_id: null, company_share: 0 })
  const again = w().t.deps.db.selectFrom('appointments').select('company_share').where('id', '=', first.id)
  expect((await again.executeTakeFirstOrThrow()).company_share).toBe(4208)

  const balance = (who = w().ana) => w().call('GET', `companies/${id}/balance`, who.session)
  const seen = (await balance()).json()
  expect(seen).toMatchObject({ waiting_funds: 4208, available: 0, transferred: 0, meta: { total: 2 } })
  expect(seen.transactions).toMatchObject([
    { company_share: 0, earned: 0, specialist: { id: specialistId } },
    { price: PRICE, platform_fee: 2250, company_share: 4208, earned: 4208, status: 'waiting_funds' },
  ])
  expect(JSON.stringify(seen)).not.toContain('Paula')
  expect((await balance(w().bruno)).statusCode).toBe(403)
  expect((await balance(w().carla)).statusCode).toBe(404)
  expect(await ledgerFaults(w().t.deps.db)).toEqual([])
})

test('what changes between the hold and the payment changes no split, and what was earned stays the company’s', async () => {
  const id = await w().approved()
  await w().join(id, w().bruno)
  const { t, bruno, ana } = w()
  const { db } = t.deps
  await w().call('PATCH', `companies/percent/${id}`, ana.session, { val: 33 })
  await w().call('POST', `companies/${id}/set-active`, bruno.session, { active: true })
  const paula = await createCustomer(t.deps)
  const { specialistId } = bruno
  const order = { specialistId, specialtyId: w().specialtyId, startsAt: TOMORROW, method: 'pix' as const }
  const booked = (await confirm(t, paula, await signIn(t.deps, paula), order)).json()
  expect(booked.status).toBe('awaiting_payment')

  await w().call('PATCH', `companies/percent/${id}`, ana.session, { val: 100 })
  expect((await w().remove(id, bruno, ana)).statusCode).toBe(204)
  expect((await w().decide(id, 'suspended', 'Fiscalização')).statusCode).toBe(200)
  const { provider_charge_id: charge } = await db
    .selectFrom('payments')
    .select('provider_charge_id')
    .where('appointment_id', '=', booked.id)
    .executeTakeFirstOrThrow()
  await control(t, `/_pix/${charge}/pay`)
  await runJobs(t)

  const sold = db.selectFrom('appointments').selectAll().where('id', '=', booked.id)
  expect(await sold.executeTakeFirst()).toMatchObject({
    status: 'confirmed',
    company_id: id,
    platform_fee: 2250,
    company_share: 4208,
    specialist_share: 8542,
  })
  const balance = () => w().call('GET', `companies/${id}/balance`, ana.session)
  expect((await balance()).json()).toMatchObject({ waiting_funds: 4208, available: 0 })
  await db
    .updateTable('appointments')
    .set({ status: 'finished', finished_at: new Date(TOMORROW) })
    .where('id', '=', booked.id)
    .execute()
  t.clock.advance(4 * DAY)
  await earningsJobs['release-earnings']?.(t.deps, {})
  const again = await w().again(ana)
  const released = await w().call('GET', `companies/${id}/balance`, again.session)
  expect(released.json()).toMatchObject({ waiting_funds: 0, available: 4208 })
  expect(await ledgerFaults(db)).toEqual([])
})

test('the bank account is the company’s own, kept sealed, and only who runs it sets it', async () => {
  const id = await w().approved()
  const { cnpj } = await w().company(id)
  const foreign = await w().call('PUT', `companies/${id}/bank-account`, w().ana.session, bankOf(testCnpj()))
  expect(foreign.json().errors).toMatchObject([
    { path: 'document_number', message: 'A conta precisa estar no CNPJ da empresa.' },
  ])
  expect((await giveBank(id, w().bruno)).statusCode).toBe(404)
  expect((await w().company(id)).bank_sealed).toBeNull()
  const kept = await giveBank(id)
  expect(kept.json().bank_account).toMatchObject({
    bank_code: '341',
    bank_name: expect.stringMatching(/ita/i),
    ends_with: '366-1',
  })
  const { bank_sealed } = await w().company(id)
  expect(bank_sealed?.includes(cnpj)).toBe(false)
})

test('a recipient takes an approved company with a bank account, and an admin of the platform', async () => {
  const pending = await w().create()
  expect(codeOf(await generate(pending))).toBe('company_not_approved')
  const id = await w().approved()
  expect((await generate(id, w().ana.session)).statusCode).toBe(403)
  expect(codeOf(await generate(id))).toBe('bank_account_missing')
  expect((await generate(w().t.deps.newId())).statusCode).toBe(404)
  expect((await w().company(id)).provider_recipient_id).toBeNull()
})

test('asked for by five at once, and again, there is one recipient', async () => {
  const id = await w().approved()
  await giveBank(id)
  const five = await Promise.all(Array.from({ length: 5 }, () => generate(id)))
  expect(five.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200))
  const ids = new Set(five.map((answer) => answer.json().recipient_id))
  expect(ids.size).toBe(1)
  expect((await generate(id)).json().recipient_id).toBe([...ids][0])
  const { db } = w().t.deps
  const events = db.selectFrom('company_events').select('kind').where('company_id', '=', id)
  const made = (await events.execute()).filter(({ kind }) => kind === 'recipient_generated')
  expect(made).toHaveLength(1)
})

test('a lost answer is found again, a refused one leaves nothing', async () => {
  const id = await w().approved()
  await giveBank(id)
  await addFault(w().t, 'pagarme', { mode: 'drop_response', match: 'POST /recipients', count: 3 })
  const lost = await generate(id)
  expect([lost.statusCode, codeOf(lost)]).toEqual([502, 'provider_failed'])
  expect((await w().company(id)).provider_recipient_id).toBeNull()
  const found = (await generate(id)).json()
  expect(found).toMatchObject({
    recipient_status: expect.any(String),
    recipient_id: expect.stringMatching(/^re_/),
  })
})

test('its state follows the provider, by its own word and by asking again', async () => {
  const id = await w().approved()
  await giveBank(id)
  const { recipient_id } = (await generate(id)).json()
  await control(w().t, `/_recipients/${recipient_id}/status`, { status: 'active' })
  expect((await generate(id)).json().recipient_status).toBe('active')
  await control(w().t, `/_recipients/${recipient_id}/status`, { status: 'blocked' })
  const hook = (await readHooks(w().t)).findLast(({ type }) => type === 'recipient.updated')
  const basic = Buffer.from(`${w().t.deps.config.WEBHOOK_USER}:${w().t.deps.config.WEBHOOK_PASSWORD}`)
  await w().t.app.inject({
    method: 'POST',
    url: '/api/v1/webhooks/payments',
    headers: { authorization: `Basic ${basic.toString('base64')}` },
    payload: { ...hook, created_at: new Date().toISOString() },
  })
  await runJobs(w().t)
  expect((await w().company(id)).recipient_status).toBe('blocked')
})

test('who creates a company hands its document in with it', async () => {
  const form = multipartOf({ name: 'Clínica Sol', cnpj: testCnpj() }, { document: aPdf() })
  const { id } = (await w().call('POST', 'companies/create', w().ana.session, form)).json()
  expect((await w().decide(id, 'approved')).statusCode).toBe(200)
})
