import type { Appointment } from '@emma/contracts/booking'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.ts'

const PresenceChip = lazyPart(() => import('./presence-chip.tsx'))

interface Props {
  readonly appointment: Appointment
  /** The viewer: the other participant is shown. */
  readonly participant: 'customer' | 'specialist'
}

/**
 * Whether the other participant is, or was, in the room of a call that is not over. Texts of the phrase set `booking`.
 */
export const PresenceNote = ({ appointment, participant }: Props) => {
  const side = participant === 'customer' ? 'specialist' : 'customer'
  const { status, presence } = appointment
  const { state, left_at } = presence[side]
  if (state === 'never' || (status !== 'confirmed' && status !== 'in_progress')) return null
  return (
    <Suspense fallback={null}>
      <PresenceChip who={appointment[side]} state={state} leftAt={left_at} />
    </Suspense>
  )
}
