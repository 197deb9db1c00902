import type { listCustomerMessages, listSpecialistMessages } from '@emma/contracts/chat'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { participantOf } from '../participant.ts'
import { openContent, toMessage } from './message.present.ts'
import { findMessages } from './messages.repo.ts'

/** A page of an own chat, newest last. A chat in which care has ended is still read by both. */
export const listMessages: UseCase<typeof listCustomerMessages | typeof listSpecialistMessages> = async (
  { db, vault },
  { actor, params, query },
) => {
  const { before, after, limit } = query
  const found = await findMessages(db, participantOf(actor), { chatId: params.id, before, after, limit })
  const [first] = found
  if (!first?.is_anchored) throw notFound()
  const rows = found.flatMap((row) => (row.id === null ? [] : [row]))
  const page = rows.slice(0, limit)
  const { customer_id: customerId } = first
  const data = await Promise.all(
    (after === undefined ? page.toReversed() : page).map(async (row) =>
      toMessage(
        params.id,
        row,
        await openContent(vault, db, { customerId, id: row.id }, row.content_sealed),
        first,
      ),
    ),
  )
  return { data, hasMore: rows.length > limit }
}
