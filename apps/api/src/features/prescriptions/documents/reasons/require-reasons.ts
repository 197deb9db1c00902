import type { createDocument as endpoint } from '@emma/contracts/prescriptions/documents'
import { fieldRefusal } from '@emma/phrases/field-refusal'
import { inTransaction } from '../../../../db/transaction.ts'
import type { Deps } from '../../../../deps.ts'
import { AppError } from '../../../../http/app-error.ts'
import type { CallOf } from '../../../../http/mount.ts'
import { logAccess } from '../../../records/index.ts'
import type { Source } from '../document-source.ts'
import { loadUnexplained, type Unexplained } from './unexplained.ts'

/** The warnings against the issued prescriptions, and the reason given for them. */
export interface Reasons {
  readonly reason: string
  readonly unexplained: readonly Unexplained[]
}

const nothing: Reasons = { reason: '', unexplained: [] }

/**
 * Checks the prescriptions of a record again when they are issued, so that no client can skip a warning. Other
 * documents contain no medicines.
 * @throws AppError `prescription_warned`
 */
export const requireReasons = async (
  deps: Deps,
  { actor, client, body }: CallOf<typeof endpoint>,
  source: Source,
): Promise<Reasons> => {
  if (body.kind !== undefined && body.kind !== 'prescription') return nothing
  const { override_reason: reason = '' } = body
  const unexplained = await inTransaction(deps.db, async (tx) => {
    const found = await loadUnexplained(deps, tx, source)
    await logAccess(tx, { actor, client, now: deps.clock.now() }, found.accesses)
    return found.unexplained
  })
  if (unexplained.length === 0 || reason !== '') return { reason, unexplained }
  throw new AppError('prescription_warned', {
    errors: unexplained.flatMap(({ title, against }) =>
      against.map(({ text }) => ({
        path: 'override_reason',
        ...fieldRefusal('prescription_warned', { title, text }),
      })),
    ),
  })
}
