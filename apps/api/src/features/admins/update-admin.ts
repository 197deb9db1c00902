import type { updateAdmin as endpoint } from '@emma/contracts/admins'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { CallOf, UseCase } from '../../http/mount.ts'
import { keepAct } from '../audit/index.ts'
import { type PreparedChange, proveContactChanges, requestContactChange } from '../codes/index.ts'
import { profileOf } from './admins.present.ts'
import { type AdminRow, changeAdmin, findAdmin, isEmailTaken, lockAdmin } from './admins.repo.ts'

type Call = CallOf<typeof endpoint>

const newEmailOf = (row: AdminRow, { body }: Call): string | undefined => {
  const value = body.email?.toLowerCase()
  return value === row.email.toLowerCase() ? undefined : value
}

/** One's own new e-mail waits for its code. */
const wishOf = async (deps: Deps, row: AdminRow, call: Call): Promise<PreparedChange | undefined> => {
  const value = newEmailOf(row, call)
  if (value === undefined || row.id !== call.actor.userId) return undefined
  const [wish] = await proveContactChanges(deps, call, [{ userId: row.id, kind: 'email', value }])
  return wish
}

/** Before the first login the e-mail was only typed: it is corrected, and the link is sent there. */
const correctInvited = async (deps: Deps, tx: Tx, row: AdminRow, email: string): Promise<void> => {
  if (row.status !== 'invited') throw new AppError('forbidden')
  if (await isEmailTaken(tx, row.id, email)) throw new AppError('email_taken')
  await changeAdmin(tx, row.id, { email }, deps.clock.now())
  await deps.jobs.add(tx, 'send-admin-invite', { userId: row.id })
}

const write = async (deps: Deps, tx: Tx, wish: PreparedChange | undefined, call: Call): Promise<void> => {
  const { actor, client, params, body } = call
  const row = await lockAdmin(tx, params.id)
  if (!row || row.status === 'removed') throw notFound()
  const { firstName: first_name = row.first_name, lastName: last_name = row.last_name } = body
  const email = newEmailOf(row, call)
  if (email !== undefined && !wish) await correctInvited(deps, tx, row, email)
  await changeAdmin(tx, row.id, { first_name, last_name }, deps.clock.now())
  if (wish) await requestContactChange(deps, tx, wish)
  await keepAct(deps, tx, {
    actor,
    client,
    action: 'updated',
    entity: 'admin',
    entityId: row.id,
    before: { firstName: row.first_name, lastName: row.last_name, email: row.email },
    after: { firstName: first_name, lastName: last_name, email: email ?? row.email },
  })
}

/** Changes names, and e-mails that are one's own or not in use yet. */
export const updateAdmin: UseCase<typeof endpoint> = async (deps, call) => {
  const { id } = call.params
  const row = await findAdmin(deps.db, id)
  if (!row) throw notFound()
  const wish = await wishOf(deps, row, call)
  await inTransaction(deps.db, (tx) => write(deps, tx, wish, call))
  return profileOf(deps, id, call.actor.userId)
}
