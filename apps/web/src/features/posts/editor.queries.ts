import type { BodyIn, QueryIn } from '@emma/contracts/kit'
import {
  changePostCover,
  createPost,
  deletePost,
  listPosts,
  type Post,
  restorePost,
  updatePost,
} from '@emma/contracts/posts'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { upload, type Watch } from '../../lib/api/upload.ts'

/** All queries of posts: any change invalidates them. */
export const postsKey = ['posts'] as const

export const postAdminQuery = (query: QueryIn<typeof listPosts>) =>
  queryOptions({
    queryKey: [...postsKey, 'admin', query],
    queryFn: ({ signal }) => call(listPosts, { query, signal }),
    placeholderData: keepPreviousData,
  })

export const createPostMutation = mutationOptions({
  mutationFn: (body: BodyIn<typeof createPost>) => call(createPost, { body }),
})

export const updatePostMutation = mutationOptions({
  mutationFn: ({ id, ...body }: BodyIn<typeof updatePost> & { id: string }) =>
    call(updatePost, { params: { id }, body }),
})

export const deletePostMutation = mutationOptions({
  mutationFn: (id: string) => call(deletePost, { params: { id } }),
})

export const restorePostMutation = mutationOptions({
  mutationFn: (id: string) => call(restorePost, { params: { id } }),
})

/** Puts a picture above a post. */
export const sendCover = (id: string, cover: File, watch: Watch): Promise<Post> =>
  upload(changePostCover, { params: { id }, body: {}, files: { cover } }, watch)
