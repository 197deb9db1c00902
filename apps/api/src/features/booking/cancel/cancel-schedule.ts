import type {
  cancelSchedule as byDefault,
  cancelByWallet as byWallet,
  cancelPerCustomer as perCustomer,
  cancelPerSpecialist as perSpecialist,
} from '@emma/contracts/booking/cancellation'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { cancelAppointment } from './cancel-appointment.ts'

/** The customer takes a credit: it is in the wallet when this answers. */
export const cancelByWallet: UseCase<typeof byWallet> = (deps, { actor, client, params }) => {
  if (params.b !== actor.customerId) throw notFound()
  return cancelAppointment(deps, { actor, client, appointmentId: params.a, choice: 'toWallet', reason: null })
}

/** The money goes back the way it was paid. */
export const cancelPerCustomer: UseCase<typeof perCustomer> = (deps, { actor, client, params }) =>
  cancelAppointment(deps, { actor, client, appointmentId: params.id, choice: 'toCard', reason: null })

export const cancelPerSpecialist: UseCase<typeof perSpecialist> = (deps, { actor, client, params, body }) =>
  cancelAppointment(deps, {
    actor,
    client,
    appointmentId: params.id,
    choice: 'toWallet',
    reason: body.reason,
  })

/** The caller's default: back the way it was paid for the customer, credit for the others, who have no choice. */
export const cancelSchedule: UseCase<typeof byDefault> = (deps, { actor, client, params }) =>
  cancelAppointment(deps, { actor, client, appointmentId: params.id, choice: 'toCard', reason: null })
