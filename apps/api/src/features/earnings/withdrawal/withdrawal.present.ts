import type { Withdrawal } from '@emma/contracts/earnings'
import { type Decider, partsToDecide } from '@emma/domain/earnings'
import { bankName } from '../../lookups/index.ts'
import type { ListedRow } from './withdrawal-list.repo.ts'
import type { PartRow } from './withdrawals.repo.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** Row and parts → the wire, with the caller's possible actions. */
export const toWithdrawal = (row: ListedRow, parts: readonly PartRow[], decider: Decider): Withdrawal => {
  const waiting = partsToDecide({ ownerId: row.owner_id, state: row.status, parts }, decider)
  const canDecide = waiting.length > 0
  return {
    id: row.id,
    specialist: { id: row.specialist_id, name: row.specialist_name },
    company: row.company_id === null ? null : { id: row.company_id, name: row.company_name ?? '' },
    amount: row.amount,
    status: row.status,
    parts: parts.map(({ companyId, companyName, amount, approver, approvedAt }) => ({
      company: companyId === null ? null : { id: companyId, name: companyName ?? '' },
      amount,
      approver,
      approved_at: iso(approvedAt),
    })),
    bank_account: {
      bank_code: row.bank_code,
      bank_name: bankName(row.bank_code),
      ends_with: row.bank_ends_with,
    },
    requested_at: row.requested_at.toISOString(),
    decided_at: iso(row.decided_at),
    sent_at: iso(row.sent_at),
    ended_at: iso(row.ended_at),
    reason: row.reason,
    can: { approve: canDecide, reject: canDecide },
  }
}
