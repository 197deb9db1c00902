import type { AdminProfile } from '@emma/contracts/admins'
import type { Deps } from '../../deps.ts'
import { avatarUrl } from '../../files/index.ts'
import { notFound } from '../../http/app-error.ts'
import { pendingContactOf } from '../codes/index.ts'
import { type AdminRow, findAdmin } from './admins.repo.ts'

/** Row → the wire. */
export const toAdmin = (
  row: AdminRow,
  pendingContact: AdminProfile['pendingContact'] = {},
): AdminProfile => ({
  id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  name: `${row.first_name} ${row.last_name}`,
  email: row.email,
  avatar: avatarUrl(row.avatar_key),
  timezone: row.time_zone,
  pendingContact,
  created_at: row.created_at.toISOString(),
  status: row.status,
  second_factor: row.second_factor,
})

/** An admin as other admins see them; only oneself sees an unconfirmed contact. @throws AppError `not_found` */
export const profileOf = async (deps: Deps, id: string, viewerId: string): Promise<AdminProfile> => {
  const row = await findAdmin(deps.db, id)
  if (!row) throw notFound()
  const { email } = id === viewerId ? await pendingContactOf(deps, id) : {}
  return toAdmin(row, email === undefined ? {} : { email })
}
