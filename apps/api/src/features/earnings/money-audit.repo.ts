import type { Tx } from '../../db/transaction.ts'

export interface AuditLine {
  readonly id: string
  readonly at: Date
  readonly userId: string
  readonly action:
    | 'bank_account_added'
    | 'bank_account_changed'
    | 'bank_account_deleted'
    | 'withdrawal_requested'
    | 'withdrawal_approved'
    | 'withdrawal_rejected'
    | 'difference_settled'
  readonly objectId: string
  readonly reason?: string
}

/** Records who did what with money; the table is append-only. */
export const insertAudit = async (tx: Tx, line: AuditLine): Promise<void> => {
  const { id, at, userId, action, objectId, reason = '' } = line
  await tx
    .insertInto('money_audit')
    .values({ id, at, user_id: userId, action, object_id: objectId, reason })
    .execute()
}
