import type { listCustomerContacts, listSpecialistContacts } from '@emma/contracts/chat'
import type { UseCase } from '../../http/mount.ts'
import { countUnread, findContacts } from './chats.repo.ts'
import { toContact } from './contact.present.ts'
import { deliver } from './note-delivered.ts'
import { sideOf } from './side.ts'

/** A page of the own contacts. Whoever gets the list got what it shows: their messages count as delivered. */
export const listContacts: UseCase<typeof listCustomerContacts | typeof listSpecialistContacts> = async (
  deps,
  { actor, query },
) => {
  const side = sideOf(actor)
  const { page, pageSize, search, person } = query
  const now = deps.clock.now()
  const rows = await findContacts(deps.db, side, { search, person, page, pageSize, now })
  await deps.vault.warm(
    deps.db,
    rows.map(({ customer_id }) => customer_id),
  )
  if (rows.some(({ unread, got, last_seq }) => unread > 0 && got < last_seq)) await deliver(deps, side, null)
  return {
    data: await Promise.all(rows.map((row) => toContact(deps, side, row, now))),
    meta: { page, pageSize, total: rows[0]?.total ?? 0 },
    unread: await countUnread(deps.db, side),
  }
}
