import type { changeAdminAvatar as endpoint } from '@emma/contracts/admins'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { avatarPath, dropFile, saveAvatar } from '../../files/index.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { profileOf } from './admins.present.ts'
import { changeAdmin, findAdmin } from './admins.repo.ts'

const write = (deps: Deps, userId: string, avatar_key: string | null) =>
  inTransaction(deps.db, async (tx) => {
    const row = await findAdmin(tx, userId)
    if (!row) throw notFound()
    await changeAdmin(tx, userId, { avatar_key }, deps.clock.now())
    if (row.avatar_key !== null) await deps.jobs.add(tx, 'remove-file', { key: avatarPath(row.avatar_key) })
  })

/** Puts the own picture in place, or takes it away. */
export const changeAdminAvatar: UseCase<typeof endpoint> = async (deps, { actor, params, body, files }) => {
  if (params.id !== actor.userId) throw notFound()
  const key = files.avatar && (await saveAvatar(deps, { field: 'avatar', file: files.avatar }))
  try {
    if (key !== undefined || body.avatar === null) await write(deps, params.id, key ?? null)
  } catch (error) {
    if (key !== undefined) await dropFile(deps, avatarPath(key))
    throw error
  }
  return profileOf(deps, params.id, actor.userId)
}
