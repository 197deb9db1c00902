import * as z from 'zod/mini'
import { endpoint, instant, listOf, paging, uuid } from './kit/index.ts'

/** A published text in its current version; `content` is sanitised HTML. */
export const page = z.object({
  id: uuid,
  slug: z.string(),
  title: z.string(),
  content: z.string(),
  version: z.int(),
  published_at: instant,
})
export type Page = z.output<typeof page>

export const listPages = endpoint({
  method: 'GET',
  path: 'pages',
  summary: 'The published pages in their current versions, by title',
  resource: 'auth',
  action: 'read',
  query: z.strictObject(paging(10)),
  response: listOf(page),
  status: 200,
  errors: [],
})

export const readPage = endpoint({
  method: 'GET',
  path: 'pages/:id',
  summary: 'One page in its current version; `id` is an id or a slug such as `politica-privacidade`',
  resource: 'auth',
  action: 'read',
  params: z.strictObject({ id: z.string().check(z.toLowerCase(), z.regex(/^[a-z0-9-]{1,80}$/)) }),
  response: page,
  status: 200,
  errors: [],
})
