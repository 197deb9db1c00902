import type { Icon } from '@tabler/icons-react'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'

/** The sections of a patient's profile, by the names of their routes. */
export const sections = [
  ['profile-data', '/customer/perfil/dados', IconUser],
  ['profile-family', '/customer/perfil/familia', IconUsers],
  ['profile-security', '/customer/perfil/seguranca', IconShieldLock],
  ['profile-payments', '/customer/perfil/pagamentos', IconCreditCard],
  ['profile-notices', '/customer/perfil/notificacoes', IconBell],
  ['profile-privacy', '/customer/perfil/privacidade', IconEye],
] as const satisfies readonly (readonly [string, string, Icon])[]

export type SectionName = (typeof sections)[number][0]
type SectionPath = (typeof sections)[number][1]

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
