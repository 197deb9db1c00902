import type { CompanyEventKind } from '@emma/contracts/companies/admin'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { insertEvent } from './events.repo.ts'

interface Event {
  readonly companyId: string
  readonly kind: CompanyEventKind
  /** The user who did it. */
  readonly userId: string | null
  /** The member it is about. */
  readonly specialistId?: string
  readonly from?: string | number | boolean | null
  readonly to?: string | number | boolean | null
  readonly reason?: string | null
}

const textOf = (value: string | number | boolean | null | undefined): string | null =>
  value === undefined || value === null ? null : String(value)

/** Records an event of a company, in the transaction that causes it. */
export const keepEvent = (
  { newId, clock }: Pick<Deps, 'newId' | 'clock'>,
  tx: Tx,
  { companyId, kind, userId, specialistId, from, to, reason }: Event,
): Promise<void> =>
  insertEvent(tx, {
    id: newId(),
    companyId,
    kind,
    specialistId: specialistId ?? null,
    from: textOf(from),
    to: textOf(to),
    reason: reason ?? null,
    userId,
    at: clock.now(),
  })
