import type { createAppRouter } from '../routes/router.ts'
import { onFactorSetup, securityAnchor } from './second-factor.ts'
import type { Session } from './session.ts'

const profiles = {
  customer: '/customer/perfil',
  specialist: '/specialist/perfil',
  admin: '/admin/perfil',
} as const

/** Who must set a second factor up is led to where that is done. */
export const followFactorSetup = (session: Session, router: ReturnType<typeof createAppRouter>): void => {
  onFactorSetup(() => {
    const role = session.state().user?.role
    if (role) void router.navigate({ to: profiles[role], hash: securityAnchor })
  })
}
