import type { readRecord as endpoint } from '@emma/contracts/records'
import { recordBasis } from '@emma/domain/records'
import { inTransaction } from '../../db/transaction.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { logAccess } from './access/access-log.repo.ts'
import { readerOf } from './access/care.ts'
import { factsOf, toRecord } from './records.present.ts'
import { findRecord } from './records.repo.ts'

/** One record, for those the domain lets read it. The reading is logged in the same transaction. */
export const readRecord: UseCase<typeof endpoint> = (deps, { actor, client, params }) =>
  inTransaction(deps.db, async (tx) => {
    const row = await findRecord(tx, params.id)
    if (!row) throw notFound()
    const reader = await readerOf(deps, tx, actor, row)
    const basis = recordBasis(factsOf(row), reader)
    if (!basis.ok) throw notFound()
    await logAccess(tx, { actor, client, now: deps.clock.now() }, [
      {
        customerId: row.customer_id,
        action: 'read',
        object: 'record',
        objectId: row.id,
        basis: basis.value,
      },
    ])
    return toRecord(deps.vault, tx, row, reader)
  })
