import type { changeAdminAvatar as endpoint } from '@emma/contracts/admins'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { avatarPath, dropFile, saveAvatar } from '../../files/index.ts'
import { notFound } from '../../http/app-error.ts'
import type { CallOf, UseCase } from '../../http/mount.ts'
import { keepAct } from '../audit/index.ts'
import { profileOf } from './admins.present.ts'
import { changeAdmin, findAdmin } from './admins.repo.ts'

const write = (deps: Deps, { actor, client }: CallOf<typeof endpoint>, avatar_key: string | null) =>
  inTransaction(deps.db, async (tx) => {
    const { userId } = actor
    const row = await findAdmin(tx, userId)
    if (!row) throw notFound()
    await changeAdmin(tx, userId, { avatar_key }, deps.clock.now())
    if (row.avatar_key !== null) await deps.jobs.add(tx, 'remove-file', { key: avatarPath(row.avatar_key) })
    await keepAct(deps, tx, {
      actor,
      client,
      action: 'updated',
      entity: 'admin',
      entityId: userId,
      before: { avatar: row.avatar_key !== null },
      after: { avatar: avatar_key !== null },
    })
  })

/** Sets the own picture, or removes it. */
export const changeAdminAvatar: UseCase<typeof endpoint> = async (deps, call) => {
  const { actor, params, body, files } = call
  if (params.id !== actor.userId) throw notFound()
  const key = files.avatar && (await saveAvatar(deps, { field: 'avatar', file: files.avatar }))
  try {
    if (key !== undefined || body.avatar === null) await write(deps, call, key ?? null)
  } catch (error) {
    if (key !== undefined) await dropFile(deps, avatarPath(key))
    throw error
  }
  return profileOf(deps, params.id, actor.userId)
}
