import type { acceptTeamInvitation as endpoint } from '@emma/contracts/assistants'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../http/app-error.ts'
import type { CallOf, UseCase } from '../../../http/mount.ts'
import { checkNewPassword, hashToken, insertUser, openSessionOf } from '../../auth/index.ts'
import { acceptCurrentTerms } from '../../privacy/index.ts'
import { findByToken, lockByToken } from '../team/invitations.repo.ts'
import { openPerson } from '../team/invited-person.ts'
import { enterTeam } from './enter-team.ts'

type Body = CallOf<typeof endpoint>['body']

/** The link proves the address: only its owner received it. */
const addressOf = async (deps: Deps, { token }: Body): Promise<string> => {
  const row = await findByToken(deps.db, hashToken(token), deps.clock.now())
  const person = row && (await openPerson(deps, deps.db, row))
  if (!person) throw new AppError('invite_over')
  return person.email
}

const makeAccount = async (
  deps: Deps,
  tx: Tx,
  account: { readonly email: string; readonly passwordHash: string; readonly body: Body },
): Promise<string> => {
  const now = deps.clock.now()
  const { email, passwordHash, body } = account
  const { token, firstName, lastName } = body
  const row = await lockByToken(tx, hashToken(token), now)
  if (!row) throw new AppError('invite_over')
  const userId = deps.newId()
  const isNew = await insertUser(tx, {
    id: userId,
    role: 'assistant',
    email,
    passwordHash,
    firstName,
    lastName,
    now,
  })
  if (!isNew) throw new AppError('email_taken')
  await acceptCurrentTerms(deps, tx, userId)
  await enterTeam(deps, tx, row, userId)
  return userId
}

/** A link is valid once: of two simultaneous calls, one creates the account. */
export const acceptTeamInvitation: UseCase<typeof endpoint> = async (deps, { body, client }) => {
  const email = await addressOf(deps, body)
  await checkNewPassword(deps, body.password, [email, body.firstName, body.lastName])
  const passwordHash = await deps.passwords.hash(body.password)
  const answer = await inTransaction(deps.db, async (tx) =>
    openSessionOf(deps, tx, await makeAccount(deps, tx, { email, passwordHash, body }), client),
  )
  if (answer instanceof AppError) throw answer
  return answer
}
