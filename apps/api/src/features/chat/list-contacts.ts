import type { listCustomerContacts, listSpecialistContacts } from '@emma/contracts/chat'
import type { UseCase } from '../../http/mount.ts'
import { countUnread, findContacts } from './chats.repo.ts'
import { toContact } from './contact.present.ts'
import { deliver } from './live/note-delivered.ts'
import { participantOf } from './participant.ts'

/** A page of one's own contacts. Listing marks the messages shown as delivered. */
export const listContacts: UseCase<typeof listCustomerContacts | typeof listSpecialistContacts> = async (
  deps,
  { actor, query },
) => {
  const participant = participantOf(actor)
  const { page, pageSize, search, person } = query
  const now = deps.clock.now()
  const rows = await findContacts(deps.db, participant, { search, person, page, pageSize, now })
  await deps.vault.warm(
    deps.db,
    rows.map(({ customer_id }) => customer_id),
  )
  if (rows.some(({ unread, got, last_seq }) => unread > 0 && got < last_seq))
    await deliver(deps, participant, null)
  return {
    data: await Promise.all(rows.map((row) => toContact(deps, participant, row, now))),
    meta: { page, pageSize, total: rows[0]?.total ?? 0 },
    unread: await countUnread(deps.db, participant),
  }
}
