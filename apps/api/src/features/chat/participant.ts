import type { Actor, CustomerActor, SpecialistActor } from '../../http/actor.ts'
import { AppError } from '../../http/app-error.ts'

/** A participant of a chat. */
export interface Participant {
  /** The customerId or specialistId. */
  readonly memberId: string
  readonly isSpecialist: boolean
  readonly userId: string
  /** The assistant who writes and reads for the specialist, in the office's chats alone. */
  readonly assistant?: { readonly userId: string; readonly name: string } | undefined
}

export const participantOf = (actor: CustomerActor | SpecialistActor): Participant =>
  actor.role === 'customer'
    ? { memberId: actor.customerId, isSpecialist: false, userId: actor.userId }
    : {
        memberId: actor.specialistId,
        isSpecialist: true,
        userId: actor.userId,
        assistant: actor.assistant,
      }

/** @throws AppError `forbidden`: admins never read chats */
export const participantOfAny = (actor: Actor): Participant => {
  if (actor.role === 'admin') throw new AppError('forbidden')
  return participantOf(actor)
}
