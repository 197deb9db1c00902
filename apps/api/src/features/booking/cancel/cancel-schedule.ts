import type {
  cancelSchedule as byDefault,
  cancelByWallet as byWallet,
  cancelPerCustomer as perCustomer,
  cancelPerSpecialist as perSpecialist,
} from '@emma/contracts/booking/cancellation'
import phrases from '@emma/phrases/support'
import type { Actor } from '../../../http/actor.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { requireRecentSecondFactor } from '../../auth/index.ts'
import { cancelAppointment } from './cancel-appointment.ts'

/** The customer chooses credit: it is in the wallet when this returns. */
export const cancelByWallet: UseCase<typeof byWallet> = (deps, { actor, client, params, body }) => {
  if (params.b !== actor.customerId) throw notFound()
  const to = { choice: 'toWallet', expected: body?.expected } as const
  return cancelAppointment(deps, { actor, client, appointmentId: params.a, ...to, reason: null })
}

/** The customer chooses a refund the way it was paid. */
export const cancelPerCustomer: UseCase<typeof perCustomer> = (deps, { actor, client, params, body }) => {
  const to = { choice: 'toCard', expected: body?.expected } as const
  return cancelAppointment(deps, { actor, client, appointmentId: params.id, ...to, reason: null })
}

export const cancelPerSpecialist: UseCase<typeof perSpecialist> = (deps, { actor, client, params, body }) =>
  cancelAppointment(deps, {
    actor,
    client,
    appointmentId: params.id,
    choice: 'toWallet',
    reason: body.reason,
  })

const reasonOf = ({ role }: Actor, given: string | undefined): string | null => {
  if (role === 'customer') return null
  return given ?? (role === 'admin' ? phrases.cancel.noReason : null)
}

/**
 * The caller's default: for the customer a refund the way it was paid, for others credit, without a choice. An admin's
 * needs, as in support, a recent second factor and a reason, if only that none was given.
 */
export const cancelSchedule: UseCase<typeof byDefault> = async (deps, { actor, client, params, body }) => {
  if (actor.role === 'admin') await requireRecentSecondFactor(deps, actor)
  const reason = reasonOf(actor, body?.reason)
  const to = { choice: 'toCard', expected: body?.expected } as const
  return cancelAppointment(deps, { actor, client, appointmentId: params.id, ...to, reason })
}
