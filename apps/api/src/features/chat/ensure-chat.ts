import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { insertChat } from './chats.repo.ts'

interface Pair {
  readonly customerId: string
  readonly specialistId: string
}

/**
 * The id of the chat of a patient and a specialist. There is one as soon as there is care (`keep_chat`); whoever opens it
 * before that makes it, and it can be written in from the first care on.
 */
export const ensureChat = (
  { newId, clock }: Pick<Deps, 'newId' | 'clock'>,
  tx: Tx,
  pair: Pair,
): Promise<string> => insertChat(tx, { ...pair, id: newId(), now: clock.now() })
