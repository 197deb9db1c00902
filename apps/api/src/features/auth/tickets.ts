import { ticketLife } from '@emma/domain/auth'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { hashToken, newRefreshToken } from './session/tokens.ts'
import { insertTicket } from './tickets.repo.ts'

export type TicketKind = keyof typeof ticketLife

/** Issues a single-use token with a lifetime; only its hash is stored. `userId` is null while the person is unknown. */
export const giveTicket = async (
  deps: Deps,
  db: Db | Tx,
  kind: TicketKind,
  userId: string | null,
  life: number = ticketLife[kind],
): Promise<string> => {
  const token = newRefreshToken()
  const now = deps.clock.now()
  const expiresAt = new Date(now.getTime() + life)
  await insertTicket(db, { hash: hashToken(token), kind, userId, now, expiresAt })
  return token
}
