import { AppError, notFound } from '../../http/app-error.ts'
import type { SocketUseCase } from '../../realtime/port.ts'
import { findPair } from './chats.repo.ts'
import { sideOfAnybody } from './side.ts'

/** Passed on to the other side while it happens, and stored nowhere. */
export const tellTyping: SocketUseCase<'chat:typing'> = async (deps, { actor, payload }) => {
  const side = sideOfAnybody(actor)
  const { chatId, typing } = payload
  const pair = await findPair(deps.db, side, chatId, deps.clock.now())
  if (!pair) throw notFound()
  if (!pair.in_care) throw new AppError('chat_closed')
  const other = side.isSpecialist ? pair.customer_user : pair.specialist_user
  deps.realtime.tellUser(other, 'chat:typing', { chatId, userId: side.userId, typing })
  return {}
}
