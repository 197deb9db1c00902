import type { Hub } from '../../../../ui/sections/hub.ts'
import { type SectionName, sections } from './sections.ts'
import { useSectionStates } from './use-section-states.ts'

/** A specialist's profile. */
export const hub: Hub<SectionName> = {
  title: 'specialist-profile',
  path: '/specialist/perfil',
  sections,
  useStates: useSectionStates,
}
