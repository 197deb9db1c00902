import { DAY, MINUTE } from '@emma/domain/interval'
import { expect, test } from 'vitest'
import { type Member, useCompanyFixture } from '../../../../test/fixtures/company-fixture.ts'
import {
  control,
  createCustomer,
  giveCard,
  giveCredit,
  heldByProvider,
  ledgerFaults,
  runJobs,
  type SignedIn,
  signIn,
  type TestCustomer,
  TOMORROW,
} from '../../../../test/index.ts'
import { confirm } from '../../../../test/money.ts'
import { readProviderBook } from '../../../../test/sandbox.ts'
import { releaseEarnings } from './release-earnings.ts'

const w = useCompanyFixture()
const slot = (nth: number) => new Date(Date.parse(TOMORROW) + nth * 30 * MINUTE).toISOString()

/** A company that all three attend for. */
const clinic = async (percent: number, price: number): Promise<string> => {
  const { ana, bruno, carla, t } = w()
  const id = await w().approved()
  await w().join(id, bruno)
  await w().join(id, carla)
  await w().call('PATCH', `companies/percent/${id}`, ana.session, { val: percent })
  for (const { specialistId, session } of [ana, bruno, carla]) {
    await w().call('POST', `companies/${id}/set-active`, session, { active: true })
    const offers = t.deps.db.updateTable('specialist_specialties').set({ price })
    await offers.where('specialist_id', '=', specialistId).execute()
  }
  return id
}

interface Patient extends TestCustomer {
  readonly session: SignedIn
  readonly cardId: string
}
const aPatient = async (): Promise<Patient> => {
  const { t } = w()
  const person = await createCustomer(t.deps)
  const session = await signIn(t.deps, person)
  return { ...person, session, cardId: await giveCard(t, session) }
}

/** Paid by card, by wallet and card where a centavo can be shared, and by card twice more. */
const bookFour = async (patient: Patient, { specialistId }: Member, price: number) => {
  const { t, specialtyId } = w()
  const ids: string[] = []
  const mixed = price > 1 ? ('wallet_card' as const) : ('credit_card' as const)
  for (const method of ['credit_card', mixed, 'credit_card', 'credit_card'] as const) {
    if (method === 'wallet_card') await giveCredit(t.deps, patient.customerId, Math.floor(price / 2))
    const order = { specialistId, specialtyId, startsAt: slot(ids.length), method, cardId: patient.cardId }
    const answer = await confirm(t, patient, patient.session, order)
    expect(answer.statusCode, answer.body).toBe(201)
    ids.push(answer.json().id)
  }
  const [card = '', shared = '', late = '', called = ''] = ids
  return { card, shared, late, called }
}
type Booked = Awaited<ReturnType<typeof bookFour>>

/** Two take place; one is canceled late in part, to the card; one by the specialist as a whole, then to the card. */
const end = async (patient: Patient, member: Member, { card, shared, late, called }: Booked) => {
  const own = await signIn(w().t.deps, patient)
  const theirs = await signIn(w().t.deps, member)
  const at = (id: string) => `schedules/auth/schedules/${id}`
  const answers = [
    await w().call('DELETE', `${at(late)}/cancelPerCustomer`, own),
    await w().call('POST', `${at(called)}/cancelPerSpecialist`, theirs, { reason: 'Imprevisto na agenda' }),
    await w().call('DELETE', `${at(called)}/refund`, own),
  ]
  for (const answer of answers) expect(answer.statusCode, answer.body).toBe(200)
  const ended = { status: 'finished', finished_at: new Date(slot(2)) } as const
  const sales = w().t.deps.db.updateTable('appointments').set(ended)
  await sales.where('id', 'in', [card, shared]).execute()
}

const credentials = `Basic ${Buffer.from('pagarme:test-webhook-password').toString('base64')}`
/** The bank takes a card payment back. */
const dispute = async (id: string): Promise<void> => {
  const { t } = w()
  const payments = t.deps.db.selectFrom('payments').select('provider_charge_id as chargeId')
  const { chargeId } = await payments.where('appointment_id', '=', id).executeTakeFirstOrThrow()
  await control(t, `/_charges/${chargeId}/chargeback`, {})
  await t.app.inject({
    method: 'POST',
    url: '/api/v1/webhooks/payments',
    headers: { authorization: credentials },
    payload: { id: `hook_${id}`, type: 'charge.chargedback', data: { id: chargeId } },
  })
  expect(await runJobs(t)).toEqual([])
  const lost = t.deps.db.selectFrom('payments').select('status').where('appointment_id', '=', id)
  expect(await lost.executeTakeFirst()).toEqual({ status: 'charged_back' })
}

const ledgerOf = async (accounts: readonly string[]): Promise<number> => {
  const rows = w().t.deps.db.selectFrom('ledger_postings').select('amount').where('account', 'in', accounts)
  return (await rows.execute()).reduce((sum, { amount }) => sum + amount, 0)
}

interface Seen {
  readonly waiting_funds: number
  readonly available: number
  readonly transactions: readonly { readonly earned: number }[]
}
/** What Saldo shows is what the ledger has, and what its lines come to. */
const expectShown = async (url: string, who: Member, owner: string, companyId?: string) => {
  const answer = await w().call('GET', `${url}?pageSize=50`, (await w().again(who)).session)
  expect(answer.statusCode, answer.body).toBe(200)
  const { waiting_funds, available, transactions } = answer.json<Seen>()
  const shares = companyId === undefined ? [] : [`available:${owner}:${companyId}`]
  expect(waiting_funds).toBe(await ledgerOf([`pending:${owner}`]))
  expect(available).toBe(await ledgerOf([`available:${owner}`, ...shares]))
  expect(transactions.reduce((sum, { earned }) => sum + earned, 0)).toBe(waiting_funds + available)
}

const expectSound = async (companyId: string): Promise<void> => {
  const { db } = w().t.deps
  expect(await ledgerFaults(db)).toEqual([])
  for (const who of [w().ana, w().bruno, w().carla])
    await expectShown('balances/balanceSpecialist', who, who.specialistId, companyId)
  await expectShown(`companies/${companyId}/balance`, w().ana, companyId)
}

/** Captured by the provider, less what went back. */
const atProvider = async (): Promise<number> => {
  const { totals } = await readProviderBook(w().t)
  return totals.captured - totals.refunded - totals.chargedBack
}

test.each([
  [1, 33],
  [1, 67],
  [7, 1],
  [7, 50],
  [99, 33],
  [99, 99],
  [10_001, 37],
  [10_001, 100],
])('of %i centavos, with %i percent for a company of three, none is lost', async (price, percent) => {
  const { t, ana, bruno, carla } = w()
  const companyId = await clinic(percent, price)
  const sold: { patient: Patient; member: Member; booked: Booked }[] = []
  const [provider, ledger] = [await atProvider(), await heldByProvider(t.deps.db)]
  for (const member of [ana, bruno, carla]) {
    const patient = await aPatient()
    sold.push({ patient, member, booked: await bookFour(patient, member, price) })
  }
  const given = price > 1 ? 3 * Math.floor(price / 2) : 0
  const expectHeld = async () =>
    expect((await heldByProvider(t.deps.db)) - ledger - given).toBe((await atProvider()) - provider)
  await expectHeld()
  t.clock.set('2026-11-24T11:00:00.000Z')
  for (const { patient, member, booked } of sold) await end(patient, member, booked)
  expect(await runJobs(t)).toEqual([])
  await expectHeld()
  await expectSound(companyId)
  await dispute(sold[0]?.booked.card ?? '')
  await expectSound(companyId)
  t.clock.advance(4 * DAY)
  await releaseEarnings(t.deps)
  await expectSound(companyId)
  await dispute(sold[1]?.booked.card ?? '')
  await dispute(sold[2]?.booked.shared ?? '')
  await expectSound(companyId)
  await expectHeld()
  const rows = t.deps.db.selectFrom('appointments').where('company_id', '=', companyId)
  for (const row of await rows
    .select(['price', 'platform_fee', 'company_share', 'specialist_share'])
    .execute())
    expect(row.platform_fee + row.company_share + row.specialist_share).toBe(row.price)
})
