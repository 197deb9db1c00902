import type { SitePageOf } from '@emma/contracts/site'
import type { Voice } from '../voice/voice.ts'

/** `por vídeo ou presencial`. */
export const modeOf = ({ site }: Voice, { person, places }: SitePageOf<'specialist'>): string => {
  const { mode } = site.specialist
  if (!person.use_online) return mode.place
  return places.length > 0 ? mode.both : mode.video
}
