import { fill } from '@emma/phrases/fill'
import { fillLetter } from '@emma/phrases/letter'
import type { Deps } from '../../../deps.ts'
import { wordingIn } from '../../notifications/index.ts'
import { urlOf } from './invitation-secret.ts'
import { findInvitation } from './invitations.repo.ts'
import { openPerson } from './invited-person.ts'

/** Sends the current link, in the specialist's language; nothing once the invitation has ended. */
export const sendInvitation = async (
  deps: Deps,
  { invitationId }: { readonly invitationId: string },
): Promise<void> => {
  const row = await findInvitation(deps.db, invitationId, deps.clock.now())
  const person = row && (await openPerson(deps, deps.db, row))
  if (!row || !person) return
  const { texts, link } = await wordingIn(row.language)
  const { subject, text } = texts.teamInvitation
  const values = {
    name: person.name,
    specialist: row.specialist_name,
    url: link(urlOf(deps.config, row.id, row.sends)),
  }
  await deps.email.send({
    to: person.email,
    language: row.language,
    subject: fill(subject, values),
    text: fillLetter(text, values),
  })
}
