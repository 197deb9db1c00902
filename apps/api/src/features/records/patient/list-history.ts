import type { listHistory as endpoint } from '@emma/contracts/records'
import { type RecordReader, recordBasis } from '@emma/domain/records'
import { inTransaction } from '../../../db/transaction.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { mayOpenHistory, readerOf } from '../access/care.ts'
import { logAccess } from '../access/log-access.repo.ts'
import { findHistory } from '../record-lists.repo.ts'
import { factsOf, toRecords } from '../records.present.ts'
import type { RecordRow } from '../records.repo.ts'

/** The basis on which colleagues' records are shown; null if only the specialist's own are. */
const sharedOn = ({ role, care, consent, breakGlass }: RecordReader) => {
  if (role === 'customer') return 'own' as const
  if (care && consent) return 'consent' as const
  return breakGlass ? ('break_glass' as const) : null
}

const basisOf = (row: RecordRow, reader: RecordReader) => {
  const basis = recordBasis(factsOf(row), reader)
  if (!basis.ok) throw notFound()
  return basis.value
}

/** One patient's records that the caller may read, newest first. */
export const listHistory: UseCase<typeof endpoint> = (deps, { actor, client, params, query }) =>
  inTransaction(deps.db, async (tx) => {
    const { customerId } = params
    const { dependent_id: dependentId = null, ...page } = query
    const patient = { specialist_id: null, customer_id: customerId, dependent_id: dependentId }
    const reader = await readerOf(deps, tx, actor, patient)
    if (!mayOpenHistory(reader, customerId)) throw notFound()
    const shared = sharedOn(reader)
    const { rows, total } = await findHistory(tx, {
      customerId,
      dependentId,
      authorId: reader.role === 'specialist' ? reader.id : null,
      shared: shared !== null,
      ...page,
    })
    await logAccess(
      tx,
      { actor, client, now: deps.clock.now() },
      rows.map((row) => ({
        customerId,
        action: 'list',
        object: 'record',
        objectId: row.id,
        basis: basisOf(row, reader),
      })),
    )
    const data = await toRecords(deps.vault, tx, rows, reader)
    return {
      data,
      meta: { ...page, total },
      shared,
      break_glass_until: reader.breakGlassUntil?.toISOString() ?? null,
    }
  })
