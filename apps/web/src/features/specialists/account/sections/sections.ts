import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs'
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs'
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs'
import type { Section } from '../../../../ui/sections/hub.ts'

/** The sections of a specialist's profile, by the names of their routes. Specialties are a screen of the practice. */
export const sections = [
  { name: 'specialist-data', path: '/specialist/perfil/dados', Icon: IconUser },
  { name: 'specialist-council', path: '/specialist/perfil/registro', Icon: IconCertificate },
  { name: 'own-offers', path: '/specialist/especialidades', Icon: IconStethoscope },
  { name: 'specialist-attending', path: '/specialist/perfil/atendimento', Icon: IconVideo },
  { name: 'specialist-letterhead', path: '/specialist/perfil/papel-timbrado', Icon: IconFileText },
  { name: 'specialist-bank', path: '/specialist/perfil/conta', Icon: IconBuildingBank },
  { name: 'specialist-security', path: '/specialist/perfil/seguranca', Icon: IconShieldLock },
  { name: 'specialist-notices', path: '/specialist/perfil/notificacoes', Icon: IconBell },
] as const satisfies readonly Section[]

export type SectionName = (typeof sections)[number]['name']
type SectionPath = (typeof sections)[number]['path']

/** The profile was once one page: old links name a part of it by its anchor. */
const anchors: Readonly<Record<string, SectionPath>> = {
  picture: '/specialist/perfil/dados',
  personal: '/specialist/perfil/dados',
  contact: '/specialist/perfil/dados',
  address: '/specialist/perfil/dados',
  council: '/specialist/perfil/registro',
  specialties: '/specialist/especialidades',
  settings: '/specialist/perfil/atendimento',
  letterhead: '/specialist/perfil/papel-timbrado',
  bank: '/specialist/perfil/conta',
  security: '/specialist/perfil/seguranca',
  seguranca: '/specialist/perfil/seguranca',
  aparelho: '/specialist/perfil/notificacoes',
}

/** The section that has an anchor of the former single page; undefined for an unknown anchor. */
export const sectionOfAnchor = (anchor: string): SectionPath | undefined => anchors[anchor]
