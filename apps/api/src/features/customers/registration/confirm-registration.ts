import type { confirmRegistration as endpoint } from '@emma/contracts/customers/registration'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../http/app-error.ts'
import type { CallOf, UseCase } from '../../../http/mount.ts'
import { openSessionOf } from '../../auth/index.ts'
import { takeCode } from '../../codes/index.ts'
import { acceptCurrentTerms } from '../../privacy/index.ts'
import { confirmSpecialistEmail, findUnconfirmedSpecialist } from '../../specialists/index.ts'
import { accountOf, openForm } from './registration-form.ts'
import {
  deleteRegistration,
  findRegistration,
  insertAccount,
  type NewAccount,
  type RegistrationRow,
} from './registrations.repo.ts'

type Call = CallOf<typeof endpoint>
type Session = Exclude<Awaited<ReturnType<typeof openSessionOf>>, AppError>

/**
 * Creates the account of a registration with a right code. An earlier account with the same e-mail or CPF keeps them.
 */
const makeAccount = async (deps: Deps, tx: Tx, account: NewAccount): Promise<AppError | undefined> => {
  const taken = await insertAccount(tx, account)
  if (taken) return new AppError('code_invalid')
  await deleteRegistration(tx, account.customerId)
  await acceptCurrentTerms(deps, tx, account.userId)
  return undefined
}

const confirmCustomer = async (
  deps: Deps,
  registration: RegistrationRow,
  { body, client }: Call,
): Promise<Session | AppError> => {
  const userId = registration.user_id
  const account = await accountOf(deps, await openForm(deps, registration), {
    customerId: registration.id,
    userId,
    passwordHash: registration.password_hash,
    avatarKey: registration.avatar_key,
  })
  return inTransaction(deps.db, async (tx) => {
    const tried = { purpose: 'registration', userId, code: body.code, now: deps.clock.now() } as const
    const refusal = (await takeCode(deps, tx, tried)) ?? (await makeAccount(deps, tx, account))
    return refusal ?? openSessionOf(deps, tx, userId, client)
  })
}

/** A specialist has an account from the start; the code proves the e-mail. */
const confirmSpecialist = (deps: Deps, userId: string, { body, client }: Call): Promise<Session | AppError> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const refusal = await takeCode(deps, tx, { purpose: 'registration', userId, code: body.code, now })
    if (refusal) return refusal
    await confirmSpecialistEmail(tx, userId, now)
    return openSessionOf(deps, tx, userId, client)
  })

/** A refusal is thrown once its count is committed. */
const orRefuse = (answer: Session | AppError): Session => {
  if (answer instanceof AppError) throw answer
  return answer
}

/** Creates the account of a registration by its code. An unknown id counts as a wrong code. */
export const confirmRegistration: UseCase<typeof endpoint> = async (deps, call) => {
  const { customerId } = call.body
  const registration = await findRegistration(deps.db, customerId)
  if (registration) return orRefuse(await confirmCustomer(deps, registration, call))
  const specialist = await findUnconfirmedSpecialist(deps.db, customerId)
  if (specialist) return orRefuse(await confirmSpecialist(deps, specialist.user_id, call))
  throw new AppError('code_invalid')
}
