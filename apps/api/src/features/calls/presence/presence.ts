import type { Presence, SidePresence } from '@emma/contracts/calls/presence'
import { presenceOf } from '@emma/domain/calls'
import type { Deps } from '../../../deps.ts'
import { findAudience } from '../calls.repo.ts'
import { emitToCompanion } from '../companion/emit-companion.ts'
import type { LastPages } from './presence.repo.ts'

const instantOf = (at: string | null): number | null => (at === null ? null : Date.parse(at))

const toSide = (page: LastPages['customer'], now: Date): SidePresence => {
  const known = page && {
    seenAt: Date.parse(page.seen_at),
    goneAt: instantOf(page.gone_at),
    leftAt: instantOf(page.left_at),
  }
  const { state, leftAt } = presenceOf(known, now.getTime())
  return { state, left_at: leftAt === null ? null : new Date(leftAt).toISOString() }
}

/** Row → wire. */
export const toPresence = ({ customer, specialist }: LastPages, now: Date): Presence => ({
  customer: toSide(customer, now),
  specialist: toSide(specialist, now),
})

/** Tells both participants' screens, and a companion's, to reload the call's presence; after the commit. */
export const emitPresence = async (deps: Deps, callId: string): Promise<void> => {
  const { id, appointment_status: status, customer, specialist } = await findAudience(deps.db, callId)
  for (const userId of [customer, specialist]) {
    deps.realtime.emitToUser(userId, 'appointment:changed', { id, status })
  }
  await emitToCompanion(deps, id)
}
