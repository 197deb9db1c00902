import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import type { Section } from '../../../../ui/sections/hub.ts'

/** The sections of a patient's profile, by the names of their routes. */
export const sections = [
  { name: 'profile-data', path: '/customer/perfil/dados', Icon: IconUser },
  { name: 'profile-family', path: '/customer/perfil/familia', Icon: IconUsers },
  { name: 'profile-security', path: '/customer/perfil/seguranca', Icon: IconShieldLock },
  { name: 'profile-payments', path: '/customer/perfil/pagamentos', Icon: IconCreditCard },
  { name: 'profile-notices', path: '/customer/perfil/notificacoes', Icon: IconBell },
  { name: 'profile-privacy', path: '/customer/perfil/privacidade', Icon: IconEye },
] as const satisfies readonly Section[]

export type SectionName = (typeof sections)[number]['name']
type SectionPath = (typeof sections)[number]['path']

/** The profile was once one page: old links name a part of it by its anchor. */
const anchors: Readonly<Record<string, SectionPath>> = {
  dados: '/customer/perfil/dados',
  contato: '/customer/perfil/dados',
  endereco: '/customer/perfil/dados',
  preferencias: '/customer/perfil/dados',
  dependentes: '/customer/perfil/familia',
  seguranca: '/customer/perfil/seguranca',
  cartoes: '/customer/perfil/pagamentos',
  carteira: '/customer/perfil/pagamentos',
  avisos: '/customer/perfil/notificacoes',
  aparelho: '/customer/perfil/notificacoes',
  privacidade: '/customer/perfil/privacidade',
}

/** The section that has an anchor of the former single page; undefined for an unknown anchor. */
export const sectionOfAnchor = (anchor: string): SectionPath | undefined => anchors[anchor]
