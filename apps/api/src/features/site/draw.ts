import type { SitePage } from '@emma/contracts/site'
import { type SiteLanguage, siteAddress } from '@emma/contracts/site/paths'
import type { Deps } from '../../deps.ts'
import { tileOriginsOf } from '../../http/web/tile-origins.ts'
import { GOOD_FOR_MS, type Kept, type Perishable, toKept } from './page-cache.ts'
import type { Renderer } from './renderer.ts'
import type { Asked, Gather, Gathered, Moved, SiteDeps } from './site-page.ts'

/** The data of a page. */
export interface Found extends Perishable {
  readonly gathered: Gathered | Moved
}

/** A redirect to the current address of a page or its parts. */
export const keepMove = ({ topics }: Moved, location: string, until: number): Kept =>
  toKept('', { status: 301, type: 'text/html', location, isIndexed: true, topics: new Set(topics), until })

export const find = async (deps: SiteDeps, gather: Gather, asked: Asked): Promise<Found> => {
  const until = deps.clock.now().getTime() + GOOD_FOR_MS
  const gathered = await gather(deps, asked)
  return { gathered, topics: new Set(['lists', ...gathered.topics]), until }
}

/** Kinds of pages that have a map. */
const withMap: ReadonlySet<SitePage['kind']> = new Set(['search', 'specialist'])

/** Renders a page's data in a language. */
export const draw = async (
  { clock, config, parts }: SiteDeps,
  renderer: () => Promise<Renderer>,
  { gathered, topics, until }: Found,
  language: SiteLanguage,
): Promise<Kept> => {
  if ('movedTo' in gathered) return keepMove(gathered, siteAddress(gathered.movedTo, language), until)
  const [{ render, assets }, menu] = await Promise.all([renderer(), parts.footer()])
  const { page, path, here = path, status, isIndexed } = gathered
  const now = clock.now().toISOString()
  const html = render(page, { origin: config.publicUrl, language, path, here, now, assets, menu })
  const type = 'text/html; charset=utf-8'
  const pictureHosts = withMap.has(page.kind) ? tileOriginsOf(config) : []
  const usesCamera = page.kind === 'verify'
  return toKept(html, { status, type, isIndexed, usesCamera, pictureHosts, topics, until })
}

/** Caches a text for machines. */
export const keepText = async ({ clock }: Deps, type: string, text: string | undefined): Promise<Kept> =>
  toKept(text ?? '', {
    status: text === undefined ? 404 : 200,
    type: `${type}; charset=utf-8`,
    isIndexed: true,
    topics: new Set(['lists']),
    until: clock.now().getTime() + GOOD_FOR_MS,
  })
