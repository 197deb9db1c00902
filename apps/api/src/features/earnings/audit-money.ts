import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { type AuditLine, insertAudit } from './money-audit.repo.ts'

/** Records who did what with money, in the same transaction; entries are never changed. */
export const auditMoney = (
  { newId, clock }: Pick<Deps, 'newId' | 'clock'>,
  tx: Tx,
  line: Omit<AuditLine, 'id' | 'at'>,
): Promise<void> => insertAudit(tx, { id: newId(), at: clock.now(), ...line })
