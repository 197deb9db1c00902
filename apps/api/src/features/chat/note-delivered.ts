import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/app-error.ts'
import type { SocketUseCase } from '../../realtime/port.ts'
import { findPair, markDelivered } from './chats.repo.ts'
import { type Side, sideOfAnybody } from './side.ts'

/** What waited is on a screen of this person; whoever wrote it sees the second tick. */
export const deliver = async (deps: Deps, side: Side, chatId: string | null): Promise<void> => {
  for (const { chat_id, seq, other_user } of await markDelivered(deps.db, side, chatId)) {
    const told = { chatId: chat_id, userId: side.userId, sequence: seq }
    deps.realtime.tellUser(other_user, 'chat:delivered', told)
  }
}

export const deliveredBySocket: SocketUseCase<'chat:delivered'> = async (deps, { actor, payload }) => {
  const side = sideOfAnybody(actor)
  if (!(await findPair(deps.db, side, payload.chatId, deps.clock.now()))) throw notFound()
  await deliver(deps, side, payload.chatId)
  return {}
}
