import { beforeEach, describe, expect, test } from 'vitest'
import { giveCompanyRecipient, giveShare } from '../../../../test/earnings.ts'
import { type CompanyFixture, useCompanyFixture } from '../../../../test/fixtures/company-fixture.ts'
import { addFault, control, ledgerFaults, type SignedIn } from '../../../../test/index.ts'
import { readProviderBook } from '../../../../test/sandbox.ts'
import { turnOnFactor } from '../../../../test/second-factor.ts'
import { reconcile } from '../../reconciliation/index.ts'
import { pollWithdrawal } from './end-withdrawal.ts'
import { sendWithdrawal } from './send-withdrawal.ts'

const w: () => CompanyFixture = useCompanyFixture()
const SHARE = 30_000

/** An approved company owned by Ana and Bruno, with a bank account and a share to withdraw. */
let company = ''
let recipientId = ''
beforeEach(async () => {
  company = await w().approved()
  await w().join(company, w().bruno)
  await w().assign(company, w().bruno)
  recipientId = await giveCompanyRecipient(w().t, company)
  await giveShare(w().t, company, SHARE)
})

const ask = (amount: number, who: SignedIn = w().ana.session, id = company) =>
  w().call('POST', `companies/${id}/withdrawals`, who, { amount })
const decide = (id: string, verb: 'approve' | 'reject', who = w().admin) =>
  w().call(
    'POST',
    `finance/withdrawals/${id}/${verb}`,
    who,
    verb === 'reject' ? { reason: 'Conta em análise' } : undefined,
  )
const approved = async (amount = 20_000): Promise<string> => {
  const { id } = (await ask(amount)).json()
  expect((await decide(id, 'approve')).statusCode).toBe(200)
  return id
}
const balance = async (who = w().ana.session) => {
  const { available, transferred } = (await w().call('GET', `companies/${company}/balance`, who)).json()
  return [available, transferred]
}
const stored = (id: string) =>
  w().t.deps.db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const count = async () => (await w().t.deps.db.selectFrom('withdrawals').select('id').execute()).length
const atProvider = async () =>
  (await readProviderBook(w().t)).withdrawals.filter((row) => row.recipient_id === recipientId)
/** Sent, and ended by the bank. */
const endAtBank = async (id: string, status: 'paid' | 'failed'): Promise<void> => {
  await sendWithdrawal(w().t.deps, { withdrawalId: id })
  const made = (await atProvider()).find(({ status }) => status === 'pending')
  await control(w().t, `/_withdrawals/${made?.id}`, { status })
  await pollWithdrawal(w().t.deps, { withdrawalId: id, asked: 1 })
}
const told = async (userId: string) =>
  (await w().notifiedKinds(userId)).filter((kind) => kind.startsWith('withdrawal_'))

test('from the request to the bank: it leaves the company’s balance, the platform approves, its account has it', async () => {
  const asked = await ask(20_000)
  expect(asked.statusCode).toBe(201)
  const { id } = asked.json()
  expect(asked.json()).toMatchObject({
    amount: 20_000,
    status: 'requested',
    company: { id: company, name: 'Clínica Boa Vista' },
    specialist: { id: w().ana.specialistId },
    parts: [{ company: null, amount: 20_000, approver: 'platform', approved_at: null }],
    bank_account: { bank_code: '341', ends_with: '366-1' },
    can: { approve: false, reject: false },
  })
  expect(await balance()).toEqual([10_000, 20_000])
  const waiting = (await w().call('GET', 'finance/withdrawals?scope=approval', w().admin)).json().data
  expect(waiting).toMatchObject([{ id, company: { name: 'Clínica Boa Vista' }, can: { approve: true } }])

  await decide(id, 'approve')
  await endAtBank(id, 'paid')
  expect(await atProvider()).toMatchObject([{ amount: 20_000, status: 'paid' }])
  expect(await balance()).toEqual([10_000, 20_000])
  const listed = (await w().call('GET', `companies/${company}/withdrawals`, w().bruno.session)).json()
  expect(listed).toMatchObject({ data: [{ id, status: 'paid' }], meta: { total: 1 } })
  const steps = ['withdrawal_requested', 'withdrawal_approved', 'withdrawal_paid']
  expect([await told(w().ana.userId), await told(w().bruno.userId)]).toEqual([steps, steps])
  expect(await ledgerFaults(w().t.deps.db)).toEqual([])
})

test('it is the company’s: in nobody’s own list, nor in their balance', async () => {
  await approved()
  const own = (await w().call('GET', 'finance/withdrawals', w().ana.session)).json()
  expect(own.data).toEqual([])
  const money = (await w().call('GET', 'balances/balanceSpecialist', w().ana.session)).json()
  expect([money.available, money.transferred]).toEqual([0, 0])
})

test('who runs it reads of whose money, and finds it on the company’s page', async () => {
  const { id } = (await ask(20_000)).json()
  const { data } = (await w().call('GET', 'specialists/notifications', w().bruno.session)).json()
  expect(data[0]).toMatchObject({
    kind: 'withdrawal_requested',
    withdrawal_id: id,
    amount: 20_000,
    company: { id: company, name: 'Clínica Boa Vista' },
    path: `/specialist/companies/general-information/${company}`,
  })
})

describe('a request is refused, and nothing is written,', () => {
  const refused = async (answer: Awaited<ReturnType<typeof ask>>, status: number, code: string) => {
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect([await balance(), await count()]).toEqual([[SHARE, 0], before])
    expect(await told(w().ana.userId)).toEqual([])
  }
  let before = 0
  beforeEach(async () => {
    before = await count()
  })

  test.each([
    [4999, 422, 'withdrawal_too_small'],
    [SHARE + 1, 409, 'insufficient_funds'],
    [-5000, 422, 'validation_failed'],
  ])('of %i centavos', async (amount, status, code) => refused(await ask(amount), status, code))

  test('by a member who does not run it, by a stranger, and for a company that is not there', async () => {
    await w().join(company, w().carla)
    await refused(await ask(20_000, w().carla.session), 403, 'forbidden')
    await w().remove(company, w().carla, w().ana)
    await refused(await ask(20_000, w().carla.session), 404, 'not_found')
    await refused(await ask(20_000, w().ana.session, w().t.deps.newId()), 404, 'not_found')
  })

  test('without the second factor that its member has', async () => {
    await turnOnFactor(w().t, w().bruno.session)
    w().t.clock.advance(11 * 60_000)
    const { session } = await w().again(w().bruno)
    const ana = (await w().again(w().ana)).session
    const answer = await ask(20_000, session)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'second_factor_required'])
    expect([await balance(ana), await count()]).toEqual([[SHARE, 0], before])
  })

  test('of a suspended company', async () => {
    await w().decide(company, 'suspended', 'Fiscalização')
    await refused(await ask(20_000), 409, 'company_not_approved')
  })

  test.each([
    [
      'no bank account',
      { bank_code: null, bank_sealed: null, bank_ends_with: null, bank_changed_at: null },
      'bank_account_missing',
    ],
    ['no recipient yet', { provider_recipient_id: null, recipient_status: null }, 'recipient_not_active'],
    ['a recipient that is blocked', { recipient_status: 'blocked' }, 'recipient_not_active'],
  ])('with %s', async (_, change, code) => {
    await control(w().t, `/_recipients/${recipientId}/status`, { status: 'blocked' })
    await w().t.deps.db.updateTable('companies').set(change).where('id', '=', company).execute()
    await refused(await ask(20_000), 409, code)
  })
})

test('a recipient that became active since is known by asking', async () => {
  const { db } = w().t.deps
  await db
    .updateTable('companies')
    .set({ recipient_status: 'registration' })
    .where('id', '=', company)
    .execute()
  expect((await ask(20_000)).statusCode).toBe(201)
  expect((await w().company(company)).recipient_status).toBe('active')
})

test('asked for by two who run it at once, again and again, the share leaves once', async () => {
  const members = [w().ana.session, w().bruno.session]
  const answers = await Promise.all(Array.from({ length: 8 }, (_, nth) => ask(SHARE, members[nth % 2])))
  const codes = answers.map((answer) => (answer.statusCode === 201 ? 'asked' : answer.json().code))
  expect(codes.filter((code) => code === 'asked')).toHaveLength(1)
  expect(new Set(codes)).toEqual(new Set(['asked', 'insufficient_funds']))
  expect(await balance()).toEqual([0, SHARE])
  expect(await ledgerFaults(w().t.deps.db)).toEqual([])
})

describe('comes back whole', () => {
  test('when the platform refuses it, with the reason', async () => {
    const { id } = (await ask(20_000)).json()
    expect((await decide(id, 'reject')).json()).toMatchObject({
      status: 'rejected',
      reason: 'Conta em análise',
    })
    expect(await balance()).toEqual([SHARE, 0])
    expect(await told(w().bruno.userId)).toContain('withdrawal_rejected')
  })

  test('when the payment partner refuses it', async () => {
    const id = await approved()
    const match = `POST /recipients/${recipientId}/withdrawals`
    await addFault(w().t, 'pagarme', { mode: 'refuse', match, count: 1 })
    await sendWithdrawal(w().t.deps, { withdrawalId: id })
    expect([(await stored(id)).status, await balance()]).toEqual(['failed', [SHARE, 0]])
  })

  test('when the bank refuses it', async () => {
    const id = await approved()
    await endAtBank(id, 'failed')
    expect([(await stored(id)).status, await balance()]).toEqual(['failed', [SHARE, 0]])
    expect(await told(w().ana.userId)).toContain('withdrawal_failed')
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })
})

test('who asked may leave: it stays the company’s, and those who run it hear of it', async () => {
  const { id } = (await ask(20_000)).json()
  expect((await w().remove(company, w().ana, w().bruno)).statusCode).toBe(204)
  await decide(id, 'approve')
  await endAtBank(id, 'paid')
  expect([(await stored(id)).status, await balance(w().bruno.session)]).toEqual(['paid', [10_000, 20_000]])
  expect(await told(w().ana.userId)).toEqual(['withdrawal_requested'])
  expect(await told(w().bruno.userId)).toContain('withdrawal_paid')
  expect((await w().call('GET', `companies/${company}/withdrawals`, w().ana.session)).statusCode).toBe(404)
})

test('nobody who runs it decides about it, and a suspended company’s can only be refused', async () => {
  const { id } = (await ask(20_000)).json()
  for (const who of [w().ana, w().bruno]) {
    expect((await decide(id, 'approve', who.session)).statusCode).toBe(403)
  }
  expect((await decide(id, 'approve', w().carla.session)).statusCode).toBe(404)
  await w().decide(company, 'suspended', 'Fiscalização')
  expect((await decide(id, 'approve')).json()).toMatchObject({ status: 409, code: 'company_not_approved' })
  expect([(await stored(id)).status, await balance()]).toEqual(['requested', [10_000, 20_000]])
  await decide(id, 'reject')
  expect(await balance()).toEqual([SHARE, 0])
})

test('the reconciliation knows it: what the bank gives back without a word is a difference', async () => {
  const id = await approved()
  await endAtBank(id, 'paid')
  const [made] = await atProvider()
  const open = async () =>
    (await w().call('GET', 'finance/reconciliation/differences?status=open', w().admin)).json().data
  await reconcile(w().t.deps, 'everything')
  expect([(await stored(id)).status, await open()]).toEqual(['paid', []])
  await control(w().t, `/_withdrawals/${made?.id}`, { status: 'failed' })
  await reconcile(w().t.deps, 'everything')
  expect(await open()).toMatchObject([{ kind: 'withdrawal', subject: made?.id, expected: 20_000, found: 0 }])
})
