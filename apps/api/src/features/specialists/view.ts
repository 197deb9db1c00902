import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { View } from './search/cards.repo.ts'

/** Cards for this user now: a customer's include their own favourites. */
export const viewOf = ({ clock }: Deps, actor: Actor | null): View => ({
  now: clock.now(),
  customerId: actor?.role === 'customer' ? actor.customerId : null,
})
