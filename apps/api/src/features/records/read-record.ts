import type { readRecord as endpoint } from '@emma/contracts/records'
import { recordBasis } from '@emma/domain/records'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { readerOf } from './access/care.ts'
import { factsOf, toRecord } from './records.present.ts'
import { readRecordRow } from './records.repo.ts'

/** One record, for readers that the domain allows. The reading is logged before the answer is sent. */
export const readRecord: UseCase<typeof endpoint> = async (deps, { actor, client, params }) => {
  const { db, clock, vault, accessLog } = deps
  const row = await readRecordRow(db, params.id)
  if (!row) throw notFound()
  const reader = await readerOf(deps, db, actor, row)
  const basis = recordBasis(factsOf(row), reader)
  if (!basis.ok) throw notFound()
  const access = { action: 'read', object: 'record', objectId: row.id, basis: basis.value } as const
  const [open] = await Promise.all([
    vault.unlock(db, [row.customer_id]),
    accessLog.read({ actor, client, now: clock.now() }, [{ customerId: row.customer_id, ...access }]),
  ])
  return toRecord(open, row, reader)
}
