import type { Withdrawal } from '../../providers/payments/port.ts'
import type { Looking } from './compare-charges.ts'
import type { Found } from './reconciliation.repo.ts'
import { type BookedWithdrawal, findSent } from './withdrawals.repo.ts'

/** The amount that left the provider by it. */
const leftOf = (found: Withdrawal | undefined): number =>
  found === undefined || found.status === 'failed' ? 0 : found.amount

/** A withdrawal that ended here must have ended the same way there; one on its way is finished by its own job. */
const compareOne = (ours: BookedWithdrawal, theirs: Withdrawal | undefined): Found | undefined => {
  if (ours.status === 'processing' && (theirs === undefined || theirs.amount === ours.amount))
    return undefined
  const expected = ours.status === 'failed' ? 0 : ours.amount
  const found = leftOf(theirs)
  const subject = ours.providerId ?? ours.id
  return expected === found ? undefined : { kind: 'withdrawal', subject, expected, found }
}

/** Not requested here, or still without its answer here. */
const isStrange = (found: Withdrawal, ours: readonly BookedWithdrawal[], since: Date): boolean => {
  if (found.status === 'failed' || Date.parse(found.createdAt) < since.getTime()) return false
  if (ours.some(({ providerId }) => providerId === found.id)) return false
  return !ours.some(({ providerId, amount }) => providerId === null && amount === found.amount)
}

const compareRecipient = async (
  { deps, since, report }: Looking,
  recipientId: string,
  ours: readonly BookedWithdrawal[],
): Promise<void> => {
  const theirs = new Map<string, Withdrawal>()
  for await (const row of deps.payments.listWithdrawals(recipientId)) theirs.set(row.id, row)
  for (const row of ours) {
    const difference = compareOne(row, theirs.get(row.providerId ?? ''))
    if (difference) await report(difference)
  }
  for (const row of theirs.values()) {
    if (!isStrange(row, ours, since)) continue
    await report({ kind: 'withdrawal_unknown', subject: row.id, expected: 0, found: row.amount })
  }
}

/** Compares withdrawals sent since, recipient by recipient. Returns how many. */
export const compareWithdrawals = async (looking: Looking): Promise<number> => {
  const sent = await findSent(looking.deps.db, looking.since)
  for (const recipientId of new Set(sent.map((row) => row.recipientId))) {
    const ours = sent.filter((row) => row.recipientId === recipientId)
    await compareRecipient(looking, recipientId, ours)
  }
  return sent.length
}
