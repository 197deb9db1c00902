import * as z from 'zod/mini'
import { endpoint, idParams, instant, listOf, paging, queryFlag, uuid } from '../kit/index.ts'
import { postForm } from './forms.ts'

const MEGABYTE = 1024 * 1024

/** An article of the platform for patients; `content` is sanitised HTML. */
export const post = z.object({
  id: uuid,
  title: z.string(),
  summary: z.string(),
  content: z.string(),
  /** The picture's address. */
  cover: z.nullable(z.string()),
  /** When it was or will be published; null for a draft. */
  published_at: z.nullable(instant),
  draft: z.boolean(),
})
export type Post = z.output<typeof post>

export const listPosts = endpoint({
  method: 'GET',
  path: 'posts',
  summary: 'Posts that are out, the latest first; an admin sees drafts and coming ones too',
  resource: 'account',
  action: 'manage',
  query: z.strictObject({
    ...paging(),
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    draft: z.optional(queryFlag),
  }),
  response: listOf(post),
  status: 200,
  errors: [],
})

export const readPost = endpoint({
  method: 'GET',
  path: 'posts/:id',
  summary: 'One post; a draft or a coming one to admins alone',
  resource: 'account',
  action: 'manage',
  params: idParams,
  response: post,
  status: 200,
  errors: [],
})

const admin = { resource: 'admin', role: 'admin', errors: [] } as const

export const createPost = endpoint({
  ...admin,
  method: 'POST',
  path: 'posts',
  summary: 'Writes a post; its HTML is sanitised, and it is out at once unless it is a draft or comes later',
  action: 'create',
  body: z.extend(postForm, { cover: z.optional(z.null()) }),
  response: post,
  status: 201,
})

export const updatePost = endpoint({
  ...admin,
  method: 'PUT',
  path: 'posts/:id',
  summary:
    'Changes what is sent of a post; `cover` null takes the picture away, its present address leaves it',
  action: 'update',
  params: idParams,
  body: z.extend(z.partial(postForm), { cover: z.optional(z.nullable(z.string().check(z.maxLength(200)))) }),
  response: post,
  status: 200,
})

export const changePostCover = endpoint({
  ...admin,
  method: 'PUT',
  path: 'posts/:id/cover',
  summary: 'Puts a picture above a post',
  action: 'update',
  params: idParams,
  multipart: { files: ['cover'], maxBytes: 5 * MEGABYTE },
  body: z.strictObject({}),
  response: post,
  status: 200,
})

export const deletePost = endpoint({
  ...admin,
  method: 'DELETE',
  path: 'posts/:id',
  summary: 'Removes a post; it can be taken back for a day, and goes with its picture then',
  action: 'delete',
  params: idParams,
  response: null,
  status: 204,
})

export const restorePost = endpoint({
  ...admin,
  method: 'POST',
  path: 'posts/:id/restore',
  summary: 'Takes a deleted post back as it was, within a day',
  action: 'update',
  params: idParams,
  response: post,
  status: 200,
})
