import {
  appointmentCanceled,
  earningsReleased,
  type LedgerEntry,
  paymentSettled,
  withdrawalRequested,
} from '@emma/domain/earnings'
import { DAY } from '@emma/domain/interval'
import { sql } from 'kysely'
import type { SeededAppointment } from './care/appointments.ts'
import { later, type Seed } from './seed.ts'

interface Movement {
  readonly entry: LedgerEntry
  /** The entry's subject, in the form that features use at run time. */
  readonly reference: string
  readonly at: Date
}

const movementsOf = (appointment: SeededAppointment): Movement[] => {
  const { id, paymentId, price, split, times, status } = appointment
  const { specialistId } = appointment.specialist
  const sale = { customerId: appointment.customer.customerId, specialistId, companyId: null, split }
  const settled = paymentSettled(sale, { provider: price, wallet: 0, held: 0 })
  const movements = [{ entry: settled, reference: paymentId, at: times.booked }]
  if (times.canceled !== null) {
    const asCredit = status === 'canceled_by_specialist'
    const refund = { card: asCredit ? 0 : price, wallet: asCredit ? price : 0, kept: 0 }
    movements.push({ entry: appointmentCanceled(sale, refund), reference: id, at: times.canceled })
  }
  if (times.released !== null) {
    const entry = earningsReleased({ specialistId, companyId: null }, split)
    movements.push({ entry, reference: id, at: times.released })
  }
  return movements
}

/** Two withdrawals of nearly all that was available then. */
const withdrawals = (
  { deps, now }: Seed,
  specialistId: string,
  movements: readonly Movement[],
): Movement[] => {
  let taken = 0
  return [21, 7].map((daysAgo) => {
    const at = later(now, -daysAgo * DAY)
    const available = movements
      .filter((each) => each.at <= at)
      .flatMap(({ entry }) => entry.postings)
      .filter(({ account }) => account === `available:${specialistId}`)
      .reduce((sum, { amount }) => sum + amount, -taken)
    const amount = Math.floor((available * 0.9) / 1000) * 1000
    taken += amount
    return {
      entry: withdrawalRequested(specialistId, [{ companyId: null, amount }]),
      reference: deps.newId(),
      at,
    }
  })
}

/** Posts the money of every appointment in order of time, so that no balance is ever negative. */
export const postMoney = async (
  seed: Seed,
  appointments: readonly SeededAppointment[],
  withdrawingSpecialistId: string,
): Promise<void> => {
  const earned = appointments.flatMap(movementsOf)
  const all = [...earned, ...withdrawals(seed, withdrawingSpecialistId, earned)]
  const lines = all
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ entry, reference, at }) => ({
      id: seed.deps.newId(),
      kind: entry.kind,
      reference,
      at,
      accounts: entry.postings.map(({ account }) => account),
      amounts: entry.postings.map(({ amount }) => amount),
    }))
  await sql`
    SELECT post_entry(id, kind, reference, at, accounts, amounts)
    FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      AS line (id uuid, kind text, reference uuid, at timestamptz, accounts text[], amounts bigint[])`.execute(
    seed.tx,
  )
}
