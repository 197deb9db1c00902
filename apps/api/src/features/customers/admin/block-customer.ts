import type {
  blockCustomer as blocking,
  unblockCustomer as unblocking,
} from '@emma/contracts/customers/admin'
import {
  type CustomerEvent,
  type CustomerState,
  customerStates,
  nextCustomerState,
} from '@emma/domain/customers'
import * as z from 'zod/mini'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { keepAct } from '../../audit/index.ts'
import { endSessionsOf } from '../../auth/index.ts'
import { cancelComing } from '../../booking/index.ts'
import { lockCustomerStatus, moveCustomerStatus } from './customer-status.repo.ts'
import { customerStatusOf } from './get-customer-status.ts'

const state = z.enum(customerStates)

const move = async (tx: Tx, id: string, event: CustomerEvent) => {
  const row = await lockCustomerStatus(tx, id)
  if (!row || row.status === 'erased') throw notFound()
  const before: CustomerState = z.parse(state, row.status)
  const next = nextCustomerState(before, event)
  if (!next.ok) throw new AppError(next.code)
  await moveCustomerStatus(tx, id, next.value)
  return { userId: row.user_id, before: { status: before }, after: { status: next.value } }
}

/**
 * Blocks a customer at once. Coming appointments stay, because a block may be a mistake; on request they are canceled
 * free of charge.
 */
export const blockCustomer: UseCase<typeof blocking> = async (deps, { actor, client, params, body }) => {
  const { id } = params
  const { reason, cancel_appointments = false } = body
  const publish = await inTransaction(deps.db, async (tx) => {
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
      await canceled?.publish()
    }
  })
  await publish()
  return customerStatusOf(deps, id)
}

/** Undoes it. */
export const unblockCustomer: UseCase<typeof unblocking> = async (deps, { actor, client, params, body }) => {
  const { id } = params
  await inTransaction(deps.db, async (tx) => {
    const { before, after } = await move(tx, id, 'unblock')
    const what = { actor, client, action: 'unblocked', entity: 'customer', entityId: id } as const
    await keepAct(deps, tx, { ...what, before, after, reason: body?.reason })
  })
  return customerStatusOf(deps, id)
}
