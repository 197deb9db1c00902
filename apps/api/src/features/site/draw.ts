import { type SiteLanguage, siteAddress } from '@emma/contracts/site/paths'
import { MINUTE } from '@emma/domain/interval'
import type { Deps } from '../../deps.ts'
import { type Kept, toKept } from './page-cache.ts'
import type { Renderer } from './renderer.ts'
import { findCities, findOffered } from './site.repo.ts'
import type { Asked, Gather, Moved } from './site-page.ts'

const IN_FOOTER = 8

/** "Hoje", "agora" and the next slots are of a minute. */
export const GOOD_FOR_MS = MINUTE

/** Where a page, or what belongs to it, lives by now. */
export const keepMove = ({ topics }: Moved, location: string, until: number): Kept =>
  toKept('', { status: 301, type: 'text/html', location, isIndexed: true, topics: new Set(topics), until })

/** Gathers what a page shows, and draws it in a language. */
export const draw = async (
  deps: Deps,
  renderer: () => Promise<Renderer>,
  gather: Gather,
  asked: Asked,
  language: SiteLanguage,
): Promise<Kept> => {
  const now = deps.clock.now()
  const type = 'text/html; charset=utf-8'
  const until = now.getTime() + GOOD_FOR_MS
  const gathered = await gather(deps, asked)
  if ('movedTo' in gathered) return keepMove(gathered, siteAddress(gathered.movedTo, language), until)
  const [{ render, assets }, specialties, cities] = await Promise.all([
    renderer(),
    findOffered(deps.readDb),
    findCities(deps.readDb, IN_FOOTER),
  ])
  const { page, path, status, isIndexed, topics } = gathered
  const menu = { specialties: specialties.slice(0, IN_FOOTER), cities }
  const origin = deps.config.publicUrl
  const html = render(page, { origin, language, path, now: now.toISOString(), assets, menu })
  const usesCamera = page.kind === 'verify'
  return toKept(html, { status, type, isIndexed, usesCamera, topics: new Set(['lists', ...topics]), until })
}

/** Keeps a text that is no page: for machines. */
export const keepText = async ({ clock }: Deps, type: string, text: string | undefined): Promise<Kept> =>
  toKept(text ?? '', {
    status: text === undefined ? 404 : 200,
    type: `${type}; charset=utf-8`,
    isIndexed: true,
    topics: new Set(['lists']),
    until: clock.now().getTime() + GOOD_FOR_MS,
  })
