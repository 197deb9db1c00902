import type { completeSignUp as endpoint } from '@emma/contracts/customers/sign-up'
import { signUpLimits, splitName } from '@emma/domain/customers'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../http/app-error.ts'
import type { CallOf, UseCase } from '../../../http/mount.ts'
import { hashToken, openSessionOf } from '../../auth/index.ts'
import { acceptCurrentTerms } from '../../privacy/index.ts'
import { endHoldsOf } from '../../slot-holds/index.ts'
import { notifyOwner } from '../registration/notify-owner.ts'
import { accountOf } from '../registration/registration-form.ts'
import { findOwner, insertAccount, type NewAccount } from '../registration/registrations.repo.ts'
import { openSignUp, paymentPath, type SignUp } from './sign-up-form.ts'
import { countRefusal, deleteSignUp, findByTicket, lockByTicket, type SignUpRow } from './sign-ups.repo.ts'

type Body = CallOf<typeof endpoint>['body']

/** No login by password until the owner chooses one. */
const noPassword = ''

const accountFor = (
  deps: Deps,
  row: SignUpRow,
  { email, timezone }: SignUp,
  body: Body,
): Promise<NewAccount> => {
  const { cpf, birthDate, cellPhone } = body
  const who = { ...splitName(body.fullName), cpf, birthDate, gender: null, maritalStatus: null }
  // Only the e-mail is proven.
  const contact = { email, cellPhone, timezone, contactPreference: 'email' } as const
  const ids = { customerId: row.id, userId: row.user_id, passwordHash: noPassword, avatarKey: null }
  return accountOf(deps, { ...who, ...contact }, ids)
}

/**
 * Another account has this e-mail or CPF. The person may correct the CPF a few times; the slot is released, so that the
 * owner can book it.
 */
const refuse = async (deps: Deps, tx: Tx, account: NewAccount, form: SignUp): Promise<AppError> => {
  const owner = await findOwner(tx, account.email, account.cpfHash)
  await countRefusal(tx, account.customerId, owner?.id ?? null)
  await endHoldsOf(tx, account.customerId, deps.clock.now())
  if (owner) await notifyOwner(deps, tx, owner.id, paymentPath(form))
  return new AppError('sign_up_refused')
}

const isOver = (row: SignUpRow | undefined): row is undefined =>
  row === undefined || row.refusals >= signUpLimits.refusals

/** Creates the account of a confirmed e-mail, without a password, and opens its session. */
export const completeSignUp: UseCase<typeof endpoint> = async (deps, { body, client }) => {
  const ticketHash = hashToken(body.ticket)
  const row = await findByTicket(deps.db, ticketHash, deps.clock.now())
  if (isOver(row)) throw new AppError('sign_up_over')
  const form = await openSignUp(deps, row)
  const account = await accountFor(deps, row, form, body)
  const answer = await inTransaction(deps.db, async (tx) => {
    if (isOver(await lockByTicket(tx, ticketHash, deps.clock.now()))) return new AppError('sign_up_over')
    if (await insertAccount(tx, account)) return refuse(deps, tx, account, form)
    await deleteSignUp(tx, row.id)
    await acceptCurrentTerms(deps, tx, account.userId)
    return openSessionOf(deps, tx, account.userId, client)
  })
  // Thrown once its count is committed.
  if (answer instanceof AppError) throw answer
  return answer
}
