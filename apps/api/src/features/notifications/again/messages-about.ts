import type { SaleMessage } from '@emma/contracts/support'
import type { Db } from '../../../db/pool.ts'
import { type About, findMessagesAbout, type MessageRow } from './again.repo.ts'
import { maySendAgain } from './may-send-again.ts'

type How = Pick<SaleMessage, 'state' | 'why'> & { readonly at: Date }

const howOf = (row: MessageRow): How => {
  if (row.channel === null) return { state: 'in_app', at: row.created_at, why: null }
  if (row.dropped_at !== null) return { state: 'dropped', at: row.dropped_at, why: row.drop_reason }
  if (row.sent_at !== null) return { state: 'sent', at: row.sent_at, why: null }
  if (row.failed_at !== null) return { state: 'failed', at: row.failed_at, why: row.failure }
  if (row.started_at !== null) return { state: 'sending', at: row.started_at, why: null }
  return { state: 'waiting', at: row.created_at, why: row.failure }
}

const toMessage = (row: MessageRow): SaleMessage => {
  const { state, at, why } = howOf(row)
  const isThrough = state === 'sent' || state === 'failed'
  return {
    notification_id: row.id,
    kind: row.kind,
    to: { role: row.role, name: `${row.first_name} ${row.last_name}` },
    channel: row.channel,
    state,
    at: at.toISOString(),
    why,
    first_sent_at: row.first_sent_at?.toISOString() ?? null,
    can_resend: isThrough && maySendAgain(row),
  }
}

/** The messages about an appointment or a place in the queue, with their delivery. */
export const messagesAbout = async (db: Db, about: About, now: Date): Promise<SaleMessage[]> =>
  (await findMessagesAbout(db, about, now)).map(toMessage)
