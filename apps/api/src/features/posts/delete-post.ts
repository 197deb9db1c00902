import type { deletePost as endpoint } from '@emma/contracts/posts'
import { inTransaction } from '../../db/transaction.ts'
import { coverPath } from '../../files/index.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { lockPost, removePost } from './posts.repo.ts'

export const deletePost: UseCase<typeof endpoint> = (deps, { params }) =>
  inTransaction(deps.db, async (tx) => {
    const row = await lockPost(tx, params.id)
    if (!row) throw notFound()
    await removePost(tx, params.id)
    if (row.cover_key !== null) await deps.jobs.add(tx, 'remove-file', { key: coverPath(row.cover_key) })
  })
