import type { UserData } from '@emma/contracts/auth'
import { type Landing, landingFor } from '@emma/domain/auth'

/** Paths of the specification's landings (spec §2). */
const landingPaths = {
  principal: '/customer',
  dashboard: '/dashboard',
  assistant: '/assistente',
  'account-progress': '/specialist/accout-progress',
  login: '/login',
} as const satisfies Record<Landing, string>

/** The home of the logged-in person; the login screen without one. */
export const homePathOf = (user: UserData | null): (typeof landingPaths)[Landing] =>
  landingPaths[landingFor(user)]

/** Each role's profile. */
export const profilePaths = {
  customer: '/customer/perfil',
  specialist: '/specialist/perfil',
  admin: '/admin/perfil',
  assistant: '/assistente/perfil',
} as const satisfies Record<UserData['role'], string>

/** Each role's security settings. */
export const securityPaths = {
  ...profilePaths,
  customer: '/customer/perfil/seguranca',
  specialist: '/specialist/perfil/seguranca',
} as const satisfies Record<UserData['role'], string>
