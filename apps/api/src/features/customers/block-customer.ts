import type { blockCustomer as blocking, unblockCustomer as unblocking } from '@emma/contracts/customers'
import {
  type CustomerEvent,
  type CustomerState,
  customerStates,
  nextCustomerState,
} from '@emma/domain/customers'
import * as z from 'zod/mini'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { keepAct } from '../audit/index.ts'
import { endSessionsOf } from '../auth/index.ts'
import { cancelComing } from '../booking/index.ts'
import { lockStanding, moveStanding } from './standing.repo.ts'
import { standingOf } from './standing.ts'

const state = z.enum(customerStates)

const move = async (tx: Tx, id: string, event: CustomerEvent) => {
  const row = await lockStanding(tx, id)
  if (!row || row.status === 'erased') throw notFound()
  const before: CustomerState = z.parse(state, row.status)
  const next = nextCustomerState(before, event)
  if (!next.ok) throw new AppError(next.code)
  await moveStanding(tx, id, next.value)
  return { userId: row.user_id, before: { status: before }, after: { status: next.value } }
}

/**
 * Shuts a customer out at once. What is booked stays, because a block may be a mistake and is undone; where the admin
 * says so it is canceled, at nobody's cost.
 */
export const blockCustomer: UseCase<typeof blocking> = async (deps, { actor, client, params, body }) => {
  const { id } = params
  const { reason, cancel_appointments = false } = body
  const tell = await inTransaction(deps.db, async (tx) => {
    const { userId, before, after } = await move(tx, id, 'block')
    const canceled = cancel_appointments
      ? await cancelComing(deps, tx, { customerId: id }, reason)
      : undefined
    const what = { actor, client, action: 'blocked', entity: 'customer', entityId: id } as const
    const counted = canceled ? { ...after, canceled_appointments: canceled.count } : after
    await keepAct(deps, tx, { ...what, before, after: counted, reason })
    const close = await endSessionsOf(deps, tx, userId, 'blocked')
    return async () => {
      close()
      await canceled?.tell()
    }
  })
  await tell()
  return standingOf(deps, id)
}

/** Undoes it. */
export const unblockCustomer: UseCase<typeof unblocking> = async (deps, { actor, client, params, body }) => {
  const { id } = params
  await inTransaction(deps.db, async (tx) => {
    const { before, after } = await move(tx, id, 'unblock')
    const what = { actor, client, action: 'unblocked', entity: 'customer', entityId: id } as const
    await keepAct(deps, tx, { ...what, before, after, reason: body?.reason })
  })
  return standingOf(deps, id)
}
