import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/app-error.ts'
import type { ChatParts } from '../../ports/memories.ts'
import { findParts } from './chats.repo.ts'
import type { Participant } from './participant.ts'

/** Most chats that are kept in memory; it is cleared when full. */
const MOST_KEPT = 50_000

const find = async ({ db, memories: { chatParts: kept } }: Deps, chatId: string) => {
  const known = kept.get(chatId)
  if (known !== undefined) return known
  const found = await findParts(db, chatId)
  if (found === undefined) throw notFound()
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(chatId, found)
  return found
}

/**
 * The parts of a chat of this participant.
 * @throws AppError `not_found`: also for an assistant and the chat with the specialist
 */
export const partsOf = async (
  deps: Deps,
  { memberId, isSpecialist, assistant }: Participant,
  chatId: string,
): Promise<ChatParts> => {
  const parts = await find(deps, chatId)
  if (memberId !== (isSpecialist ? parts.specialistId : parts.customerId)) throw notFound()
  if (assistant !== undefined && parts.thread !== 'office') throw notFound()
  return parts
}
