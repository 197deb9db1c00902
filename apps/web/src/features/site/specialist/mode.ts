import type { SitePageOf } from '@emma/contracts/site'
import site from '@emma/phrases/site'

const { mode } = site.specialist

/** `por vídeo ou presencial`. */
export const modeOf = ({ person, places }: SitePageOf<'specialist'>): string => {
  if (!person.use_online) return mode.place
  return places.length > 0 ? mode.both : mode.video
}
