import { isSlug } from '@emma/domain/pages'
import * as z from 'zod/mini'
import { endpoint, idParams, instant, listOf, paging, storedInt, text, uuid } from '../kit/index.ts'

const MEGABYTE = 1024 * 1024

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

/** A page's form for the admin, also checked in the browser. */
export const pageForm = z.strictObject({ title: text(160), content: text(200_000) })

const slug = z.string().check(z.trim(), z.toLowerCase(), z.refine(isSlug, { error: 'invalid_format' }))

/** A text that is not published yet. `saved_at` distinguishes one save from the next. */
const pageDraft = z.object({
  title: z.string(),
  content: z.string(),
  saved_at: instant,
  saved_by: z.nullable(z.string()),
})

/** A page as its editor sees it: the published version, the draft, and the possible actions. */
export const adminPage = z.object({
  id: uuid,
  slug: z.string(),
  /** One of the four that cannot be deleted. */
  standing: z.boolean(),
  /** People must accept it: publishing asks them again, unless it is a minor edit. */
  agreed: z.boolean(),
  published: z.nullable(page),
  draft: z.nullable(pageDraft),
})
export type AdminPage = z.output<typeof adminPage>

const adminPageRow = z.object({
  id: uuid,
  slug: z.string(),
  title: z.string(),
  standing: z.boolean(),
  version: z.nullable(z.int()),
  published_at: z.nullable(instant),
  /** When the draft was last saved. */
  draft_saved_at: z.nullable(instant),
})
export type AdminPageRow = z.output<typeof adminPageRow>

const pageVersion = z.object({
  version: z.int(),
  title: z.string(),
  /** A correction that required no new acceptance. */
  minor: z.boolean(),
  published_at: instant,
  published_by: z.nullable(z.string()),
})
export type PageVersion = z.output<typeof pageVersion>

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

const admin = { resource: 'admin', role: 'admin' } as const

export const createPage = endpoint({
  ...admin,
  method: 'POST',
  path: 'pages',
  summary:
    'Publishes a new page, its HTML sanitised; without `slug` its address is made of the title. With `draft` it is kept ' +
    'for its editor alone: version 0, not published',
  action: 'create',
  body: z.extend(pageForm, { slug: z.optional(slug), draft: z.optional(z.boolean()) }),
  response: z.extend(page, { published_at: z.nullable(instant) }),
  status: 201,
  errors: ['slug_taken'],
})

export const updatePage = endpoint({
  ...admin,
  method: 'PUT',
  path: 'pages/:id',
  summary:
    'Publishes what is sent of a page as its next version, the rest as it was, and drops the draft; equal words make no ' +
    'version. A new version of terms or privacy asks people to accept again, unless `minor`. With `version`, 409 when ' +
    'another one was published since',
  action: 'update',
  params: idParams,
  body: z.extend(z.partial(pageForm), {
    slug: z.optional(slug),
    minor: z.optional(z.boolean()),
    version: z.optional(storedInt(0)),
  }),
  response: page,
  status: 200,
  errors: ['slug_taken', 'page_standing', 'stale_version'],
})

export const deletePage = endpoint({
  ...admin,
  method: 'DELETE',
  path: 'pages/:id',
  summary: 'Removes a page with its versions; 409 `page_standing` for the four that the product links to',
  action: 'delete',
  params: idParams,
  response: null,
  status: 204,
  errors: ['page_standing'],
})

export const listAdminPages = endpoint({
  ...admin,
  method: 'GET',
  path: 'pages/admin/list',
  summary: 'Every page, published or not, by title',
  action: 'read',
  query: z.strictObject({ ...paging(10), search: z.optional(z.string().check(z.trim(), z.maxLength(100))) }),
  response: listOf(adminPageRow),
  status: 200,
  errors: [],
})

export const readAdminPage = endpoint({
  ...admin,
  method: 'GET',
  path: 'pages/admin/:id',
  summary: 'A page for its editor, with its draft; `id` is an id or a slug',
  action: 'read',
  params: readPage.params,
  response: adminPage,
  status: 200,
  errors: [],
})

export const savePageDraft = endpoint({
  ...admin,
  method: 'PUT',
  path: 'pages/:id/draft',
  summary:
    'Keeps what is being written. With `saved_at`, the keeping that it began from (null for none), 409 when somebody ' +
    'else kept another since',
  action: 'update',
  params: idParams,
  body: z.extend(pageForm, { saved_at: z.optional(z.nullable(instant)) }),
  response: adminPage,
  status: 200,
  errors: ['stale_version'],
})

export const dropPageDraft = endpoint({
  ...admin,
  method: 'DELETE',
  path: 'pages/:id/draft',
  summary: 'Drops what is not published; 409 for a page that has nothing else',
  action: 'update',
  params: idParams,
  response: adminPage,
  status: 200,
  errors: ['invalid_transition'],
})

export const listPageVersions = endpoint({
  ...admin,
  method: 'GET',
  path: 'pages/:id/versions',
  summary: 'Every version that was published, the newest first',
  action: 'read',
  params: idParams,
  query: z.strictObject(paging(10)),
  response: listOf(pageVersion),
  status: 200,
  errors: [],
})

export const readPageVersion = endpoint({
  ...admin,
  method: 'GET',
  path: 'pages/:id/versions/:version',
  summary: 'A page as it was in one version',
  action: 'read',
  params: z.strictObject({
    id: uuid,
    version: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
  }),
  response: page,
  status: 200,
  errors: [],
})

export const uploadPageImage = endpoint({
  ...admin,
  method: 'POST',
  path: 'pages/images',
  summary:
    'Stores a picture for a page or a post, made anew without metadata; `url` is public and never shows another one. ' +
    'The same picture twice is one',
  action: 'create',
  multipart: { files: ['file'], maxBytes: 10 * MEGABYTE },
  body: z.strictObject({}),
  response: z.object({ url: z.string(), width: z.int(), height: z.int() }),
  status: 201,
  errors: [],
})
