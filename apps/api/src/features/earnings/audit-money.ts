import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { type AuditLine, insertAudit } from './money-audit.repo.ts'

/** Writes down who did what with money, in the transaction that does it; such lines are never changed. */
export const auditMoney = (
  { newId, clock }: Pick<Deps, 'newId' | 'clock'>,
  tx: Tx,
  line: Omit<AuditLine, 'id' | 'at'>,
): Promise<void> => insertAudit(tx, { id: newId(), at: clock.now(), ...line })
