import type { RegistrationForm } from '@emma/contracts/customers/forms'
import type { register as endpoint } from '@emma/contracts/customers/registration'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { UseCase } from '../../../http/mount.ts'
import { type Asker, issueCode } from '../../codes/index.ts'
import { notifyOwner } from './notify-owner.ts'
import { checkPasswordOf, type KeptForm, keptForm, sealForm } from './registration-form.ts'
import { findOwner, insertRegistration } from './registrations.repo.ts'

const channelOf = ({ contactPreference, email, cellPhone }: KeptForm) => ({
  channel: contactPreference,
  target: contactPreference === 'email' ? email : cellPhone,
})

/**
 * Stores a registration and sends its code. If the e-mail or the CPF has an account, the same is done with a code that
 * is never sent, so that neither the answer nor its time reveals who is registered.
 */
export const keepRegistration = async (
  deps: Deps,
  { body, client: asker }: { readonly body: RegistrationForm; readonly client: Asker },
  avatarKey: string | null,
): Promise<{ customerId: string }> => {
  const form = keptForm(body)
  const passwordHash = await deps.passwords.hash(body.password)
  const owner = await findOwner(deps.db, form.email, deps.vault.blindIndex(form.cpf))
  const id = deps.newId()
  const userId = deps.newId()
  const ownerId = owner?.id ?? null
  const formSealed = await sealForm(deps, id, userId, form)
  await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    await insertRegistration(tx, { id, userId, formSealed, passwordHash, avatarKey, ownerId, now })
    const isSilent = ownerId !== null
    await issueCode(deps, tx, { purpose: 'registration', userId, asker, isSilent, ...channelOf(form) })
    if (ownerId !== null) await notifyOwner(deps, tx, ownerId)
  })
  return { customerId: id }
}

/** Registers a patient (spec §3). */
export const register: UseCase<typeof endpoint> = async (deps, call) => {
  await checkPasswordOf(deps, call.body)
  return keepRegistration(deps, call, null)
}
