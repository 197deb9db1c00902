import type { InvitableSpecialist, Invite } from '@emma/contracts/invites'
import { isInviteOver } from '@emma/domain/invites'
import * as z from 'zod'
import type { Vault } from '../../crypto/vault.ts'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import { avatarUrl } from '../../files/index.ts'
import type { InvitableRow } from './invitable.repo.ts'
import type { InviteRow } from './invites.repo.ts'

/** The cell that seals an invited address, with the company's own key. */
export const emailCell = ({ id, company_id }: { readonly id: string; readonly company_id: string }) => ({
  subjectId: company_id,
  column: 'company_invites.email_sealed',
  rowId: id,
})

export const openEmail = async (vault: Vault, db: Db | Tx, row: InviteRow): Promise<string | null> =>
  row.email_sealed === null ? null : z.string().parse(await vault.open(db, emailCell(row), row.email_sealed))

const invitedOf = ({ specialist_id: id, specialist_name: name, specialist_avatar: avatar }: InviteRow) =>
  id === null ? null : { id, name: name ?? '', avatar: avatarUrl(avatar) }

/** Row → the wire; `email` only for the company that sent it. */
export const toInvite = (row: InviteRow, now: Date, email: string | null): Invite => {
  const isOver = row.status === 'sent' && isInviteOver(row.sent_at.getTime(), now.getTime())
  return {
    id: row.id,
    company: {
      id: row.company_id,
      name: row.company_name,
      cnpj: row.company_cnpj,
      percent: row.company_percent,
      members_count: row.members_count,
    },
    specialist: invitedOf(row),
    email: isOver ? null : email,
    invited_by: { name: row.invited_by_name },
    status: isOver ? 'expired' : row.status,
    sent_at: row.sent_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    ended_at: (isOver ? row.expires_at : row.ended_at)?.toISOString() ?? null,
  }
}

const councilOf = ({ council_type: type, council_uf: uf, council_number: number }: InvitableRow) =>
  type === null || uf === null || number === null ? null : { type, uf, number }

export const toInvitable = (row: InvitableRow): InvitableSpecialist => ({
  id: row.id,
  specialist_id: row.id,
  name: row.name,
  avatar: avatarUrl(row.avatar_key),
  council: councilOf(row),
  specialties: [...row.specialties],
  city: row.city,
  state: row.state,
})
