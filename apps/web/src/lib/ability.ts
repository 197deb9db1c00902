import { Ability } from '@casl/ability'
import type { UserData } from '@emma/contracts/auth'
import type { Action, Subject } from '@emma/contracts/kit'
import { abilitiesOf } from '@emma/domain/auth'

export type AppAbility = Ability<[string, string]>

/** What this person may do: from the session's user data, otherwise the default set (spec §6). */
export const abilityOf = (user: UserData | null): AppAbility =>
  new Ability<[string, string]>(user ? user.userAbilities : [...abilitiesOf(null)])

/** May this person do it, on any of these resources? */
export const mayOn = (ability: AppAbility, action: Action, resources: readonly Subject[]): boolean =>
  resources.some((resource) => ability.can(action, resource))
