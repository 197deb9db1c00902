import { listPosts, readPost } from '@emma/contracts/posts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { nextPage } from '../../lib/api/next-page.ts'

const SHOWN = 3

/** The latest posts, a few at a time. */
export const postsQuery = infiniteQueryOptions({
  queryKey: ['posts', 'list'],
  queryFn: ({ pageParam, signal }) =>
    call(listPosts, { query: { page: pageParam, pageSize: SHOWN, draft: 'false' }, signal }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
})

export const postQuery = (id: string) =>
  queryOptions({
    queryKey: ['posts', 'one', id],
    queryFn: ({ signal }) => call(readPost, { params: { id }, signal }),
  })
