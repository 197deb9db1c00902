import { undoLife } from '@emma/domain/auth'
import { internationalPhone } from '@emma/domain/customers'
import { HOUR } from '@emma/domain/interval'
import { fill } from '@emma/phrases/fill'
import { fillLetter } from '@emma/phrases/letter'
import type { Deps } from '../../deps.ts'
import { wordingIn } from '../notifications/index.ts'
import { findContactChange } from './contact-changes.repo.ts'
import { openOld, undoToken } from './contact-changes.ts'
import { type ContactKind, findAddressee } from './pending-contacts.repo.ts'

/** Notifies an account's owner of an attempt to use their e-mail or CPF. */
export const sendAccountExists = async (
  deps: Deps,
  { userId, path }: { readonly userId: string; readonly path?: string },
): Promise<void> => {
  const user = await findAddressee(deps.db, userId)
  if (!user) return
  const { texts, link } = await wordingIn(user.language)
  const { subject, email } = texts.accountExists
  const { publicUrl } = deps.config
  const login = path === undefined ? '/login' : `/customer/login?${new URLSearchParams({ redirect: path })}`
  const links = {
    login: link(`${publicUrl}${login}`),
    reset: link(`${publicUrl}/authentication/forgot-password`),
  }
  await deps.email.send({
    to: user.email,
    language: user.language,
    subject,
    text: fillLetter(email, { name: user.first_name, ...links }),
  })
}

/**
 * Notifies of a changed contact, with the link to undo it: an e-mail at the old address, a cell phone by SMS to the old
 * one and by e-mail to the account. Nothing once it was undone.
 */
export const sendContactChanged = async (
  deps: Deps,
  { changeId, by }: { readonly changeId: string; readonly by: 'email' | 'sms' },
): Promise<void> => {
  const change = await findContactChange(deps.db, changeId, deps.clock.now())
  const user = change && (await findAddressee(deps.db, change.user_id))
  if (!user || !change.old_sealed) return
  const old = await openOld(deps, deps.db, { ...change, old_sealed: change.old_sealed })
  const { texts, link } = await wordingIn(user.language)
  const { subject, email, sms, what } = texts.contactChanged
  const url = link(`${deps.config.publicUrl}/desfazer?token=${undoToken(deps.config, change.id)}`)
  const values = { url, hours: String(undoLife / HOUR), name: user.first_name }
  if (by === 'sms')
    return void (await deps.sms.send({
      channel: 'sms',
      to: internationalPhone(old),
      text: fill(sms, values),
    }))
  const isEmail = change.kind === 'email'
  const text = fillLetter(email, { ...values, what: isEmail ? what.email : what.cellphone })
  const to = isEmail ? old : user.email
  await deps.email.send({ to, language: user.language, subject, text })
}

/** Notifies the current e-mail that another e-mail or cell phone was requested. */
export const sendContactChange = async (
  deps: Deps,
  { userId, kind }: { readonly userId: string; readonly kind: ContactKind },
): Promise<void> => {
  const user = await findAddressee(deps.db, userId)
  if (!user) return
  const { texts, link } = await wordingIn(user.language)
  const { subject, email, what } = texts.contactChange
  const values = { name: user.first_name, what: what[kind], url: link(`${deps.config.publicUrl}/login`) }
  const text = fillLetter(email, values)
  await deps.email.send({ to: user.email, language: user.language, subject, text })
}
