import type { startSignUp as endpoint } from '@emma/contracts/customers/sign-up'
import { readSlotId } from '@emma/domain/availability'
import { inTransaction } from '../../../db/transaction.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { issueCode } from '../../codes/index.ts'
import { notifyOwner } from '../registration/notify-owner.ts'
import { findOwner } from '../registration/registrations.repo.ts'
import { paymentPath, personOf, sealSignUp, urlOf } from './sign-up-form.ts'
import { insertSignUp } from './sign-ups.repo.ts'

/** Belongs to no account: only the e-mail is looked for. */
const noCpf = Buffer.alloc(0)

/**
 * Stores a stranger's choice and sends a code to their e-mail. If the e-mail has an account, the same is done with a
 * code that is never sent, and the owner's message leads to the login and on to the slot: neither the answer nor its
 * time reveals who is registered.
 */
export const startSignUp: UseCase<typeof endpoint> = async (deps, { body, client: asker }) => {
  if (!readSlotId(body.slot_id).ok) throw notFound()
  const email = body.email.toLowerCase()
  const [id, userId] = [deps.newId(), deps.newId()]
  const formSealed = await sealSignUp(deps, id, userId, { ...body, email })
  const ownerId = (await findOwner(deps.db, email, noCpf))?.id ?? null
  await inTransaction(deps.db, async (tx) => {
    const person = personOf(deps, email)
    await insertSignUp(tx, { id, userId, formSealed, person, ownerId, now: deps.clock.now() })
    const code = { purpose: 'sign_up', userId, channel: 'email', target: email } as const
    await issueCode(deps, tx, { ...code, asker, url: urlOf(deps, id, body), isSilent: ownerId !== null })
    if (ownerId !== null) await notifyOwner(deps, tx, ownerId, paymentPath(body))
  })
  return { signUpId: id }
}
