import { phraseSets } from '@emma/phrases'
import { fill } from '@emma/phrases/fill'
import { fillLetter } from '@emma/phrases/letter'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { notify } from '../notifications/index.ts'
import { findUserByEmail } from './invitable.repo.ts'
import { openEmail } from './invites.present.ts'
import { findInvite, type InviteRow } from './invites.repo.ts'

const sendMail = async ({ email, config }: Deps, to: string, row: InviteRow): Promise<void> => {
  const { default: phrases } = await phraseSets.messages()
  const { subject, email: text } = phrases.companyInvite
  const values = {
    company: row.company_name,
    name: row.invited_by_name,
    login: `${config.publicUrl}/specialist/companies`,
    register: `${config.publicUrl}/specialist/create`,
  }
  await email.send({ to, subject: fill(subject, values), text: fillLetter(text, values) })
}

/**
 * Notifies the owner of an address: a specialist who confirmed it finds the invitation in the app, all others get a
 * message with how to answer. No account changes.
 */
export const sendCompanyInvite = async (
  deps: Deps,
  { inviteId }: { readonly inviteId: string },
): Promise<void> => {
  const row = await findInvite(deps.db, inviteId)
  const address = row && (await openEmail(deps.vault, deps.db, row))
  if (!row || !address || row.expires_at <= deps.clock.now()) return
  const userId = await findUserByEmail(deps.db, address)
  if (userId === undefined) return sendMail(deps, address, row)
  await inTransaction(deps.db, (tx) =>
    notify(deps, tx, {
      userId,
      kind: 'invite_received',
      dedupeKey: `invite_received:${row.id}`,
      data: { companyId: row.company_id },
    }),
  )
}
