import type { changePostCover as endpoint } from '@emma/contracts/posts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { coverPath, dropFile, saveCover } from '../../files/index.ts'
import { invalidField, notFound } from '../../http/app-error.ts'
import type { CallOf, UseCase } from '../../http/mount.ts'
import { keepAct } from '../audit/index.ts'
import { toPost } from './posts.present.ts'
import { changePost, findPost, lockPost, type PostRow } from './posts.repo.ts'

type Call = CallOf<typeof endpoint>

const write = (deps: Deps, { actor, client, params: { id } }: Call, cover_key: string): Promise<PostRow> =>
  inTransaction(deps.db, async (tx) => {
    const row = await lockPost(tx, id)
    if (!row) throw notFound()
    await changePost(tx, id, { cover_key }, deps.clock.now())
    if (row.cover_key !== null) await deps.jobs.add(tx, 'remove-file', { key: coverPath(row.cover_key) })
    const act = { actor, client, entity: 'post', entityId: id } as const
    const covers = { before: { cover: row.cover_key }, after: { cover: cover_key } }
    await keepAct(deps, tx, { ...act, ...covers, action: 'updated' })
    return { ...row, cover_key }
  })

/** Sets a post's picture, replacing the previous one. */
export const changePostCover: UseCase<typeof endpoint> = async (deps, call) => {
  const { params, files } = call
  if (!(await findPost(deps.db, params.id))) throw notFound()
  if (!files.cover) throw invalidField('cover', 'required')
  const key = await saveCover(deps, { field: 'cover', file: files.cover })
  try {
    return toPost(await write(deps, call, key))
  } catch (error) {
    await dropFile(deps, coverPath(key))
    throw error
  }
}
