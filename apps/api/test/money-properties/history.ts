import { HOUR } from '@emma/domain/interval'
import fc from 'fast-check'
import { expireHolds } from '../../src/features/booking/book/expire-holds.ts'
import { releaseEarnings } from '../../src/features/earnings/index.ts'
import { addFault, control, readProviderBook } from '../sandbox.ts'
import { type CardKind, cardKinds, type MoneyFixture } from './fixture.ts'

/** One step; its numbers choose among what exists then. */
export type Step =
  | {
      readonly do: 'book'
      readonly who: number
      readonly doctor: number
      readonly slot: number
      readonly method: string
      readonly card: CardKind
    }
  | { readonly do: 'pay_pix' | 'refund_credit' | 'dispute'; readonly which: number }
  | { readonly do: 'cancel'; readonly which: number; readonly how: 'card' | 'wallet' | 'doctor' | 'admin' }
  | { readonly do: 'attend'; readonly which: number; readonly as: 'finished' | 'no_show' }
  /** All confirmed appointments take place, and their money is released. */
  | { readonly do: 'earn' }
  /** A specialist, or all owners of the company at once. */
  | {
      readonly do: 'withdraw'
      readonly of: 'doctor' | 'company'
      readonly percent: number
      readonly end: 'paid' | 'failed' | 'rejected'
    }
  | { readonly do: 'pass'; readonly hours: number }
  | { readonly do: 'fault'; readonly mode: string; readonly match: string; readonly count: number }
  | { readonly do: 'hooks'; readonly backwards: boolean }
  | { readonly do: 'jobs' }

const which = fc.nat(30)
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('book' as const),
      who: fc.nat(1),
      doctor: fc.nat(1),
      slot: fc.nat(15),
      method: fc.constantFrom('credit_card', 'credit_card', 'pix', 'wallet', 'wallet_card', 'wallet_pix'),
      card: fc.constantFrom<CardKind>('approves', 'approves', 'approves', ...cardKinds),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('cancel' as const),
      which,
      how: fc.constantFrom('card', 'wallet', 'doctor', 'admin'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('pay_pix', 'refund_credit', 'dispute'), which }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('attend' as const),
      which,
      as: fc.constantFrom('finished', 'no_show'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('earn' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('withdraw' as const),
      of: fc.constantFrom('doctor', 'company'),
      percent: fc.integer({ min: 60, max: 100 }),
      end: fc.constantFrom('paid', 'paid', 'failed', 'rejected'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('pass' as const), hours: fc.constantFrom(0.3, 2, 12) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      mode: fc.constantFrom('error', 'drop_response', 'slow', 'refuse', 'duplicate'),
      match: fc.constantFrom(
        'POST /orders',
        'GET /orders',
        'DELETE /charges',
        'withdrawals',
        'transfers',
        '',
      ),
      count: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('hooks' as const), backwards: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('jobs' as const) }) },
)

/** Histories begin with a credit, so that wallets have something to spend. */
export const histories: fc.Arbitrary<readonly Step[]> = fc
  .array(steps, { minLength: 20, maxLength: 40, size: 'max' })
  .map((rest) => [
    { do: 'book', who: 0, doctor: 0, slot: 16, method: 'credit_card', card: 'approves' },
    { do: 'cancel', which: 0, how: 'wallet' },
    ...rest,
  ])

const pick = <T>(all: readonly T[], index: number): T | undefined => all[index % Math.max(1, all.length)]

/** The start of a slot: half hours from noon UTC of the next working day. */
const startOf = (fixture: MoneyFixture, slot: number): string => {
  const day = new Date(fixture.t.clock.now().getTime() + 24 * HOUR)
  day.setUTCHours(12, 0, 0, 0)
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setUTCDate(day.getUTCDate() + 1)
  return new Date(day.getTime() + slot * (HOUR / 2)).toISOString()
}

const cancel = async (fixture: MoneyFixture, id: string, how: 'card' | 'wallet' | 'doctor' | 'admin') => {
  const { patient, doctor, customerId } = await fixture.sale(id)
  const auth = 'schedules/auth'
  if (how === 'card') {
    await fixture.call({ userId: patient }, `DELETE ${auth}/schedules/${id}/cancelPerCustomer`)
  } else if (how === 'wallet') {
    await fixture.call({ userId: patient }, `PATCH ${auth}/schedules-by-wallet/cancel/${id}/${customerId}`)
  } else if (how === 'doctor') {
    const reason = { reason: 'Imprevisto na agenda' }
    await fixture.call({ userId: doctor }, `POST ${auth}/schedules/${id}/cancelPerSpecialist`, reason)
  } else await fixture.call(fixture.people.admin, `DELETE ${auth}/schedules/${id}/cancel`)
}

/** The call itself is not simulated: money only depends on whether it took place. */
const attend = async (fixture: MoneyFixture, id: string, status: 'finished' | 'no_show') => {
  const now = fixture.t.clock.now()
  await fixture.t.deps.db
    .updateTable('appointments')
    .set({ status, finished_at: now, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'confirmed')
    .execute()
}

const availableOf = async ({ t }: MoneyFixture, ownerId: string): Promise<number> => {
  const row = t.deps.db.selectFrom('account_balances').select('balance')
  return (await row.where('account', '=', `available:${ownerId}`).executeTakeFirst())?.balance ?? 0
}

/** Who may request an owner's withdrawal, and by which call. */
const askersOf = ({ people }: MoneyFixture, of: 'doctor' | 'company') => {
  const { doctors, companyId } = people
  const [doctor] = doctors
  return of === 'doctor'
    ? { ownerId: doctor.specialistId, askers: [doctor], request: 'POST finance/withdrawals' }
    : { ownerId: companyId, askers: doctors, request: `POST companies/${companyId}/withdrawals` }
}

const withdraw = async (fixture: MoneyFixture, { of, percent, end }: Extract<Step, { do: 'withdraw' }>) => {
  const { ownerId, askers, request } = askersOf(fixture, of)
  const amount = Math.max(1, Math.floor(((await availableOf(fixture, ownerId)) * percent) / 100))
  const asked = await Promise.all(askers.map((who) => fixture.call(who, request, { amount })))
  const [made, ...others] = asked.filter(({ statusCode }) => statusCode === 201)
  if (!made) return
  if (others.length > 0) throw new Error('The same money was asked for twice')
  const decision = end === 'rejected' ? 'reject' : 'approve'
  const body = end === 'rejected' ? { reason: 'Documento vencido' } : undefined
  await fixture.call(fixture.people.admin, `POST finance/withdrawals/${made.json().id}/${decision}`, body)
  if (end === 'failed') {
    await fixture.jobs()
    await endWithdrawals(fixture, 'failed')
  }
}

/** The bank reports the outcome of every transfer on its way. */
export const endWithdrawals = async (fixture: MoneyFixture, status: 'paid' | 'failed'): Promise<void> => {
  const { withdrawals } = await readProviderBook(fixture.t)
  for (const row of withdrawals.filter((each) => each.status === 'pending')) {
    await control(fixture.t, `/_withdrawals/${row.id}`, { status })
  }
}

const touch = async (fixture: MoneyFixture, id: string, what: 'pay_pix' | 'refund_credit' | 'dispute') => {
  const { chargeId, patient } = await fixture.sale(id)
  if (what === 'refund_credit') {
    await fixture.call({ userId: patient }, `DELETE schedules/auth/schedules/${id}/refund`)
  } else if (chargeId !== null) {
    await control(
      fixture.t,
      what === 'pay_pix' ? `/_pix/${chargeId}/pay` : `/_charges/${chargeId}/chargeback`,
    )
  }
}

/** Runs one step; refusals are fine, failures are not. */
export const take = async (fixture: MoneyFixture, step: Step): Promise<void> => {
  const id = 'which' in step ? pick(fixture.booked, step.which) : undefined
  switch (step.do) {
    case 'book': {
      const who = pick(fixture.people.patients, step.who)
      const doctor = pick(fixture.people.doctors, step.doctor)
      if (who && doctor) await fixture.book(who, doctor, startOf(fixture, step.slot), step.method, step.card)
      return
    }
    case 'cancel':
      return id === undefined ? undefined : cancel(fixture, id, step.how)
    case 'attend':
      return id === undefined ? undefined : attend(fixture, id, step.as)
    case 'pay_pix':
    case 'refund_credit':
    case 'dispute':
      return id === undefined ? undefined : touch(fixture, id, step.do)
    case 'earn':
      for (const each of fixture.booked) await attend(fixture, each, 'finished')
      fixture.t.clock.advance(50 * HOUR)
      return releaseEarnings(fixture.t.deps)
    case 'withdraw':
      return withdraw(fixture, step)
    case 'pass':
      fixture.t.clock.advance(step.hours * HOUR)
      await expireHolds(fixture.t.deps)
      return releaseEarnings(fixture.t.deps)
    case 'fault': {
      const { mode, match, count } = step
      await addFault(fixture.t, 'pagarme', { mode, match, count, delay_ms: 40 })
      return
    }
    case 'hooks':
      return fixture.deliverHooks((hooks) => [...(step.backwards ? [...hooks].reverse() : hooks), ...hooks])
    case 'jobs':
      await fixture.jobs()
  }
}
