import type { Hub } from '../../../../ui/sections/hub.ts'
import { type SectionName, sections } from './sections.ts'
import { useSectionStates } from './use-section-states.ts'

/** A patient's profile. */
export const hub: Hub<SectionName> = {
  title: 'customer-profile',
  path: '/customer/perfil',
  sections,
  useStates: useSectionStates,
}
