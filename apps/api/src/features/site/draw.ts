import { type SiteLanguage, siteAddress } from '@emma/contracts/site/paths'
import type { Deps } from '../../deps.ts'
import { GOOD_FOR_MS, type Kept, toKept } from './page-cache.ts'
import { IN_FOOTER } from './parts.ts'
import type { Renderer } from './renderer.ts'
import type { Asked, Gather, Moved, SiteDeps } from './site-page.ts'

/** Where a page, or what belongs to it, lives by now. */
export const keepMove = ({ topics }: Moved, location: string, until: number): Kept =>
  toKept('', { status: 301, type: 'text/html', location, isIndexed: true, topics: new Set(topics), until })

/** Gathers what a page shows, and draws it in a language. */
export const draw = async (
  deps: SiteDeps,
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
  const [{ render, assets }, { specialties, cities }] = await Promise.all([renderer(), deps.parts.menu()])
  const { page, path, here = path, status, isIndexed, topics } = gathered
  const menu = { specialties: specialties.slice(0, IN_FOOTER), cities }
  const origin = deps.config.publicUrl
  const html = render(page, { origin, language, path, here, now: now.toISOString(), assets, menu })
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
