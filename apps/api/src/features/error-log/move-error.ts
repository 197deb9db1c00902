import { type moveError as endpoint, errorStatusName } from '@emma/contracts/error-log'
import { moveErrorTo } from '@emma/domain/error-log'
import * as z from 'zod/mini'
import { inTransaction } from '../../db/transaction.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { keepAct } from '../audit/index.ts'
import { insertMove, lockError } from './error-log.repo.ts'
import { detailOf } from './read-error.ts'

export const moveError: UseCase<typeof endpoint> = (deps, { actor, client, params, body }) =>
  inTransaction(deps.db, async (tx) => {
    const row = await lockError(tx, params.id)
    if (!row) throw notFound()
    const from = z.parse(errorStatusName, row.status)
    const next = moveErrorTo(from, body.status)
    if (!next.ok) throw new AppError(next.code)
    await insertMove(tx, {
      id: deps.newId(),
      error_id: row.id,
      from_status: from,
      to_status: next.value,
      note: body.note ?? '',
      moved_by: actor.userId,
      moved_at: deps.clock.now(),
    })
    const act = { actor, client, entity: 'error', entityId: row.id, reason: body.note || null } as const
    const change = { before: { status: from }, after: { status: next.value, message: row.message } }
    await keepAct(deps, tx, { ...act, ...change, action: 'status_changed' })
    return detailOf(tx, row.id)
  })
