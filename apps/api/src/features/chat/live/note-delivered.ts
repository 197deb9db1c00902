import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../http/app-error.ts'
import type { SocketUseCase } from '../../../realtime/port.ts'
import { findPair, markDelivered } from '../chats.repo.ts'
import { type Participant, participantOfAny } from '../participant.ts'

/** Waiting messages reached this user's device. Their writer sees the second tick. */
export const deliver = async (deps: Deps, participant: Participant, chatId: string | null): Promise<void> => {
  for (const { chat_id, seq, other_user } of await markDelivered(deps.db, participant, chatId)) {
    const event = { chatId: chat_id, userId: participant.userId, sequence: seq }
    deps.realtime.emitToUser(other_user, 'chat:delivered', event)
  }
}

export const deliveredBySocket: SocketUseCase<'chat:delivered'> = async (deps, { actor, payload }) => {
  const participant = participantOfAny(actor)
  if (!(await findPair(deps.db, participant, payload.chatId, deps.clock.now()))) throw notFound()
  await deliver(deps, participant, payload.chatId)
  return {}
}
