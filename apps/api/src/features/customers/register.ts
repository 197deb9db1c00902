import type { RegistrationForm } from '@emma/contracts/customer-forms'
import type { register as endpoint } from '@emma/contracts/customers'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { UseCase } from '../../http/mount.ts'
import { hashPassword } from '../auth/index.ts'
import { issueCode } from '../codes/index.ts'
import { checkPasswordOf, type KeptForm, keptForm, sealForm } from './registration-form.ts'
import { countOfOwner, findOwner, insertRegistration } from './registrations.repo.ts'

const DAY_MS = 86_400_000
/** An owner is told of the first few tries of a day: more would be a way to fill a mailbox. */
const TOLD_A_DAY = 3

const tellOwner = async (deps: Deps, tx: Tx, ownerId: string): Promise<void> => {
  const since = new Date(deps.clock.now().getTime() - DAY_MS)
  if ((await countOfOwner(tx, ownerId, since)) > TOLD_A_DAY) return
  await deps.jobs.add(tx, 'tell-account-exists', { userId: ownerId })
}

const channelOf = ({ contactPreference, email, cellPhone }: KeptForm) => ({
  channel: contactPreference,
  target: contactPreference === 'email' ? email : cellPhone,
})

/**
 * Keeps a registration and sends its code. Where the e-mail or the CPF has an account the same is done, with a code
 * that nobody gets: neither the answer nor its time tells whether somebody is registered.
 */
export const keepRegistration = async (
  deps: Deps,
  body: RegistrationForm,
  avatarKey: string | null,
): Promise<{ customerId: string }> => {
  const form = keptForm(body)
  const passwordHash = await hashPassword(body.password)
  const owner = await findOwner(deps.db, form.email, deps.vault.blindIndex(form.cpf))
  const id = deps.newId()
  const userId = deps.newId()
  const ownerId = owner?.id ?? null
  const formSealed = await sealForm(deps, id, userId, form)
  await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    await insertRegistration(tx, { id, userId, formSealed, passwordHash, avatarKey, ownerId, now })
    const isSilent = ownerId !== null
    await issueCode(deps, tx, { purpose: 'registration', userId, isSilent, ...channelOf(form) })
    if (ownerId !== null) await tellOwner(deps, tx, ownerId)
  })
  return { customerId: id }
}

/** Registers a patient (spec §3). */
export const register: UseCase<typeof endpoint> = async (deps, { body }) => {
  await checkPasswordOf(body)
  return keepRegistration(deps, body, null)
}
