import type { UserData } from '@emma/contracts/auth'
import type { Action, Subject } from '@emma/contracts/kit'
import { abilitiesOf, allows } from '@emma/domain/auth'

/**
 * May this user do it, on any of these resources? From the session's user data, otherwise the default set (spec §6).
 */
export const may = (user: UserData | null, action: Action, resources: readonly Subject[]): boolean => {
  const rules = user ? user.userAbilities : abilitiesOf(null)
  return resources.some((resource) => allows(rules, action, resource))
}
