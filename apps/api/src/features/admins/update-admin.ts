import type { updateAdmin as endpoint } from '@emma/contracts/admins'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { type PreparedChange, prepareContactChange, requestContactChange } from '../codes/index.ts'
import { profileOf } from './admins.present.ts'
import { changeAdmin, findAdmin } from './admins.repo.ts'

/** A new e-mail waits for the code that goes there. */
const wishOf = async (
  deps: Deps,
  userId: string,
  email: string | undefined,
): Promise<PreparedChange | undefined> => {
  const row = await findAdmin(deps.db, userId)
  if (!row) throw notFound()
  const value = email?.toLowerCase()
  if (value === undefined || value === row.email.toLowerCase()) return undefined
  return prepareContactChange(deps, { userId, kind: 'email', value })
}

/** Changes the own profile; another admin's is that admin's to change. */
export const updateAdmin: UseCase<typeof endpoint> = async (deps, { actor, params, body }) => {
  if (params.id !== actor.userId) throw notFound()
  const { firstName, lastName, email } = body
  const wish = await wishOf(deps, params.id, email)
  const change = {
    ...(firstName === undefined ? {} : { first_name: firstName }),
    ...(lastName === undefined ? {} : { last_name: lastName }),
  }
  await inTransaction(deps.db, async (tx) => {
    await changeAdmin(tx, params.id, change, deps.clock.now())
    if (wish) await requestContactChange(deps, tx, wish)
  })
  return profileOf(deps, params.id, actor.userId)
}
