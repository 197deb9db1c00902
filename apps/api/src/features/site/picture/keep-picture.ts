import { basename } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { SitePageOf } from '@emma/contracts/site'
import { type SiteLanguage, siteAddress } from '@emma/contracts/site/paths'
import type { Deps } from '../../../deps.ts'
import { avatarPath } from '../../../files/save-avatar.ts'
import { keepMove } from '../draw.ts'
import { GOOD_FOR_MS, type Kept, toKept } from '../page-cache.ts'
import { gatherSpecialist } from '../pages/specialist.ts'
import type { Renderer } from '../renderer.ts'
import type { Asked, SiteDeps } from '../site-page.ts'

const draw = async (
  deps: Deps,
  renderer: () => Promise<Renderer>,
  page: SitePageOf<'specialist'>,
  language: SiteLanguage,
) => {
  const { describePicture } = await renderer()
  const words = describePicture(page, language)
  if (!words) return undefined
  const { avatar } = page.person
  const stored = avatar === null ? undefined : await deps.storage.find(avatarPath(basename(avatar)))
  const portrait = stored && (await buffer(stored))
  // Fonts and the renderer are loaded for the first picture.
  const { drawPicture } = await import('./draw-picture.ts')
  return deps.lanes.pictures(() => drawPicture(words, portrait))
}

/** The picture of a specialist's page; none if the page shows nothing bookable. */
export const keepPicture = async (
  deps: SiteDeps,
  renderer: () => Promise<Renderer>,
  asked: Asked,
  language: SiteLanguage,
): Promise<Kept> => {
  const until = deps.clock.now().getTime() + GOOD_FOR_MS
  const gathered = await gatherSpecialist(deps, asked)
  if ('movedTo' in gathered)
    return keepMove(gathered, `${siteAddress(gathered.movedTo, language)}/imagem.png`, until)
  const { page, topics } = gathered
  const picture = page.kind === 'specialist' ? await draw(deps, renderer, page, language) : undefined
  const facts = { isIndexed: true, topics: new Set(topics), until }
  return picture
    ? toKept(picture, { ...facts, status: 200, type: 'image/png' })
    : toKept('', { ...facts, status: 404, type: 'text/plain' })
}
