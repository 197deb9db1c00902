import type { Actor, CustomerActor, SpecialistActor } from '../../http/actor.ts'
import { AppError } from '../../http/app-error.ts'

/** Who stands on which side of a chat. */
export interface Side {
  /** The customerId or specialistId. */
  readonly memberId: string
  readonly isSpecialist: boolean
  readonly userId: string
}

export const sideOf = (actor: CustomerActor | SpecialistActor): Side =>
  actor.role === 'customer'
    ? { memberId: actor.customerId, isSpecialist: false, userId: actor.userId }
    : { memberId: actor.specialistId, isSpecialist: true, userId: actor.userId }

/** @throws AppError `forbidden`: whoever administers never reads what people write each other */
export const sideOfAnybody = (actor: Actor): Side => {
  if (actor.role === 'admin') throw new AppError('forbidden')
  return sideOf(actor)
}
