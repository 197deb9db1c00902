import type { listPosts as endpoint } from '@emma/contracts/posts'
import type { UseCase } from '../../http/mount.ts'
import { toPost } from './posts.present.ts'
import { countPosts, findPosts } from './posts.repo.ts'

export const listPosts: UseCase<typeof endpoint> = async ({ readDb, clock }, { actor, query }) => {
  const { page, pageSize, search, draft } = query
  const filters = { outBy: actor.role === 'admin' ? undefined : clock.now(), search, draft }
  const [rows, total] = await Promise.all([
    findPosts(readDb, filters, pageSize, (page - 1) * pageSize),
    countPosts(readDb, filters),
  ])
  return { data: rows.map(toPost), meta: { page, pageSize, total } }
}
