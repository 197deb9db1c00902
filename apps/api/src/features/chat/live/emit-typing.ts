import { AppError, notFound } from '../../../http/app-error.ts'
import type { SocketUseCase } from '../../../realtime/port.ts'
import { findPair } from '../chats.repo.ts'
import { participantOfAny } from '../participant.ts'

/** Passed on to the other participant, never stored. */
export const emitTyping: SocketUseCase<'chat:typing'> = async (deps, { actor, payload }) => {
  const participant = participantOfAny(actor)
  const { chatId, typing } = payload
  const pair = await findPair(deps.db, participant, chatId, deps.clock.now())
  if (!pair) throw notFound()
  if (!pair.in_care) throw new AppError('chat_closed')
  // An office's assistants take no part in a socket's talk.
  if (pair.thread === 'office') return {}
  const other = participant.isSpecialist ? pair.customer_user : pair.specialist_user
  deps.realtime.emitToUser(other, 'chat:typing', { chatId, userId: participant.userId, typing })
  return {}
}
