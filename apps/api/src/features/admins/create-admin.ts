import type { createAdmin as endpoint } from '@emma/contracts/admins'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { keepAct } from '../audit/index.ts'
import { profileOf } from './admins.present.ts'
import { insertAdmin } from './admins.repo.ts'

/** Invites an admin, who sets the password themselves. The second factor is required at the first login. */
export const createAdmin: UseCase<typeof endpoint> = async (deps, { actor, client, body }) => {
  const userId = deps.newId()
  const person = { firstName: body.firstName, lastName: body.lastName, email: body.email.toLowerCase() }
  await inTransaction(deps.db, async (tx) => {
    const isNew = await insertAdmin(tx, { ...person, userId, id: deps.newId(), now: deps.clock.now() })
    if (!isNew) throw new AppError('email_taken')
    await deps.jobs.add(tx, 'send-admin-invite', { userId })
    await keepAct(deps, tx, {
      actor,
      client,
      action: 'created',
      entity: 'admin',
      entityId: userId,
      after: person,
    })
  })
  return profileOf(deps, userId, actor.userId)
}
