import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { insertChat } from './chats.repo.ts'

interface Pair {
  readonly customerId: string
  readonly specialistId: string
}

/**
 * The id of the chat of a patient and a specialist. It exists from the first care on (`keep_chat`). Opening it earlier
 * creates it, but nobody can write in it before the first care.
 */
export const ensureChat = (
  { newId, clock }: Pick<Deps, 'newId' | 'clock'>,
  tx: Tx,
  pair: Pair,
): Promise<string> => insertChat(tx, { ...pair, thread: 'care', id: newId(), now: clock.now() })
