import type { UserData } from '@emma/contracts/auth'
import { type Landing, landingFor } from '@emma/domain/auth'

/** Where each landing of the specification is (spec §2). */
const landingPaths = {
  principal: '/customer',
  dashboard: '/dashboard',
  'account-progress': '/specialist/accout-progress',
  login: '/login',
} as const satisfies Record<Landing, string>

/** The home of whoever is logged in; the login screen of nobody. */
export const homePathOf = (user: UserData | null): (typeof landingPaths)[Landing] =>
  landingPaths[landingFor(user)]

/** Where each role keeps the own data. */
export const profilePaths = {
  customer: '/customer/perfil',
  specialist: '/specialist/perfil',
  admin: '/admin/perfil',
} as const satisfies Record<UserData['role'], string>

/** Where each role sets up how the account is protected. */
export const securityPaths = {
  ...profilePaths,
  customer: '/customer/perfil/seguranca',
} as const satisfies Record<UserData['role'], string>
