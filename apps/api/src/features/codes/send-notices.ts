import { phraseSets } from '@emma/phrases'
import { fillLetter } from '@emma/phrases/letter'
import type { Deps } from '../../deps.ts'
import { type ContactKind, findAddressee } from './pending-contacts.repo.ts'

const phrasesOf = async () => (await phraseSets.messages()).default

/** Notifies an account's owner of an attempt to use their e-mail or CPF. */
export const sendAccountExists = async (
  deps: Deps,
  { userId }: { readonly userId: string },
): Promise<void> => {
  const user = await findAddressee(deps.db, userId)
  if (!user) return
  const { subject, email } = (await phrasesOf()).accountExists
  const { publicUrl } = deps.config
  const links = { login: `${publicUrl}/login`, reset: `${publicUrl}/authentication/forgot-password` }
  await deps.email.send({
    to: user.email,
    subject,
    text: fillLetter(email, { name: user.first_name, ...links }),
  })
}

/** Notifies the current e-mail that another e-mail or cell phone was requested. */
export const sendContactChange = async (
  deps: Deps,
  { userId, kind }: { readonly userId: string; readonly kind: ContactKind },
): Promise<void> => {
  const user = await findAddressee(deps.db, userId)
  if (!user) return
  const { subject, email, what } = (await phrasesOf()).contactChange
  const values = { name: user.first_name, what: what[kind], url: `${deps.config.publicUrl}/login` }
  await deps.email.send({ to: user.email, subject, text: fillLetter(email, values) })
}
