import type { readCustomerChat, readSpecialistChat } from '@emma/contracts/chat'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import type { SocketUseCase } from '../../../realtime/port.ts'
import { partsOf } from '../chat-parts.ts'
import { markRead } from '../messages/messages.repo.ts'
import { emitToOffice } from '../office/emit-to-office.ts'
import { type Participant, participantOf, participantOfAny } from '../participant.ts'

/** Marks as read, and emits it to both: the writer's ticks, and the reader's other devices. */
const read = async (
  deps: Deps,
  participant: Participant,
  chatId: string,
  until: number | null,
): Promise<number> => {
  const now = deps.clock.now()
  const parts = await partsOf(deps, participant, chatId)
  const marked = await markRead(deps.db, participant, { chatId, until, now })
  if (!marked) throw notFound()
  const { moved, seq: sequence, customer_user, specialist_user } = marked
  if (!moved) return sequence
  const event = { chatId, userId: participant.userId, sequence, readAt: now.toISOString() }
  deps.realtime.emitToUser(customer_user, 'chat:read', event)
  if (parts.thread === 'care') deps.realtime.emitToUser(specialist_user, 'chat:read', event)
  else await emitToOffice(deps, { ...parts, chatId })
  return sequence
}

/** The reader is known from the token: the body's `userId` is ignored. */
export const readChat: UseCase<typeof readCustomerChat | typeof readSpecialistChat> = async (
  deps,
  { actor, params },
) => {
  await read(deps, participantOf(actor), params.id, null)
}

export const readBySocket: SocketUseCase<'chat:read'> = async (deps, { actor, payload }) => ({
  sequence: await read(deps, participantOfAny(actor), payload.chatId, payload.sequence ?? null),
})
