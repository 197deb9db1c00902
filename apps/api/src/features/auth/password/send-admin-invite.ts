import { adminInviteLife } from '@emma/domain/auth'
import { phraseSets } from '@emma/phrases'
import { fillLetter } from '@emma/phrases/letter'
import type { Deps } from '../../../deps.ts'
import { findPerson } from '../auth.repo.ts'
import { deleteTicketsOf } from '../tickets.repo.ts'
import { newLink } from './send-password-reset.ts'

/** Sends an invited admin the link to choose a password; does nothing once there is one. */
export const sendAdminInvite = async (deps: Deps, { userId }: { readonly userId: string }): Promise<void> => {
  const person = await findPerson(deps.db, userId)
  if (person?.password_hash !== '' || person.blocked_at !== null) return
  const { default: phrases } = await phraseSets.messages()
  const { subject, text } = phrases.adminInvite
  // The previous one may have gone to a wrong address.
  await deleteTicketsOf(deps.db, userId, ['password_reset'])
  const url = await newLink(deps, userId, adminInviteLife)
  await deps.email.send({
    to: person.email,
    subject,
    text: fillLetter(text, { name: person.first_name, url }),
  })
}
