import { fillLetter } from '@emma/phrases/letter'
import type { Deps } from '../../../deps.ts'
import { wordingIn } from '../../notifications/index.ts'
import { findPerson, type PersonRow } from '../auth.repo.ts'
import { giveTicket } from '../tickets.ts'

/** The link's token is created where it is sent, so that no job stores it. The first one used ends the others. */
export const newLink = async (deps: Deps, userId: string, life?: number): Promise<string> => {
  const token = await giveTicket(deps, deps.db, 'password_reset', userId, life)
  return `${deps.config.publicUrl}/authentication/reset-password?token=${token}`
}

const statusOf = ({ blocked_at, customer_status }: PersonRow): 'open' | 'pending' | 'blocked' | 'erased' => {
  if (customer_status === 'erased') return 'erased'
  if (blocked_at !== null || customer_status === 'blocked') return 'blocked'
  return customer_status === 'pending' ? 'pending' : 'open'
}

/** Sends the link for a new password, or the reason that there is none; nothing for an unknown account. */
export const sendPasswordReset = async (
  deps: Deps,
  { userId }: { readonly userId: string },
): Promise<void> => {
  const person = await findPerson(deps.db, userId)
  const status = person ? statusOf(person) : 'erased'
  if (!person || status === 'erased') return
  const { texts, link } = await wordingIn(person.language)
  const { subject, greeting, open, pending, blocked } = texts.passwordReset
  const text = { open, pending, blocked }[status]
  const url = status === 'open' ? await newLink(deps, userId) : `${deps.config.publicUrl}/customer/create`
  await deps.email.send({
    to: person.email,
    language: person.language,
    subject,
    text: fillLetter(`${greeting}${text}`, { name: person.first_name, url: link(url) }),
  })
}
