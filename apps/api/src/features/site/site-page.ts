import type { SitePage } from '@emma/contracts/site'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { Parts } from './parts.ts'

/** A page with all its data. */
export interface Gathered {
  readonly status: 200 | 404 | 410 | 422 | 429 | 503
  readonly page: SitePage
  /** The canonical Portuguese address, with the relevant query. */
  readonly path: string
  /** The same with all choices made on the page; `path` if there are none. */
  readonly here?: string
  /** What it shows: ids of specialists, `lists` for list membership, `queue`. */
  readonly topics: readonly string[]
  /** Thin pages, and pages about nothing, are not indexed. */
  readonly isIndexed: boolean
}

/** The page has another Portuguese address now. */
export interface Moved {
  readonly movedTo: string
  readonly topics: readonly string[]
}

export type Asked = Pick<FastifyRequest, 'params' | 'query'>

/** The dependencies of pages. */
export interface SiteDeps extends Deps {
  readonly parts: Parts
}
export type Gather = (deps: SiteDeps, asked: Asked) => Promise<Gathered | Moved>

/** No page, address or database contains NUL, which nobody types. */
const withoutNul = (text: string): string => text.replaceAll('\0', '')

/** A parameter of the route's address; empty if absent. */
export const paramOf = ({ params }: Asked, name: string): string => {
  const value = typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined
  return typeof value === 'string' ? withoutNul(value) : ''
}

/** The first value of a field of the query, trimmed. */
export const fieldOf = ({ query }: Asked, name: string): string => {
  const value = typeof query === 'object' && query !== null ? Reflect.get(query, name) : undefined
  const [first] = Array.isArray(value) ? value : [value]
  return typeof first === 'string' ? withoutNul(first).trim() : ''
}

export const missing = (why: 'unknown' | 'gone' | 'place', path: string): Gathered => ({
  status: why === 'gone' ? 410 : 404,
  page: { kind: 'missing', why },
  path,
  topics: [],
  isIndexed: false,
})
