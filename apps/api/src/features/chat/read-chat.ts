import type { readCustomerChat, readSpecialistChat } from '@emma/contracts/chat'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import type { SocketUseCase } from '../../realtime/port.ts'
import { markRead } from './messages.repo.ts'
import { type Side, sideOf, sideOfAnybody } from './side.ts'

/** Marks as read, and tells both sides: the writer's ticks, and the reader's other screens. */
const read = async (deps: Deps, side: Side, chatId: string, until: number | null): Promise<number> => {
  const now = deps.clock.now()
  const marked = await markRead(deps.db, side, { chatId, until, now })
  if (!marked) throw notFound()
  const { moved, seq: sequence, customer_user, specialist_user } = marked
  if (!moved) return sequence
  const told = { chatId, userId: side.userId, sequence, readAt: now.toISOString() }
  deps.realtime.tellUser(customer_user, 'chat:read', told)
  deps.realtime.tellUser(specialist_user, 'chat:read', told)
  return sequence
}

/** Who reads is known from the token: the body's `userId` decides nothing. */
export const readChat: UseCase<typeof readCustomerChat | typeof readSpecialistChat> = async (
  deps,
  { actor, params },
) => {
  await read(deps, sideOf(actor), params.id, null)
}

export const readBySocket: SocketUseCase<'chat:read'> = async (deps, { actor, payload }) => ({
  sequence: await read(deps, sideOfAnybody(actor), payload.chatId, payload.sequence ?? null),
})
