import type { Appointment } from '@emma/contracts/booking'
import type { ButtonProps } from '@mantine/core'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.ts'

const InviteButton = lazyPart(() => import('./invite-button.tsx'), 'companions')

/** An online appointment that was paid and is not over. */
const isOpen = ({ online, status }: Pick<Appointment, 'online' | 'status'>): boolean =>
  online && (status === 'confirmed' || status === 'in_progress')

interface Props extends ButtonProps {
  readonly appointment: Pick<Appointment, 'id' | 'online' | 'status'>
  /** Opens the sheet in place of the dialog that holds this button. */
  readonly onOpen?: () => void
}

/** Invites family or an interpreter to an online consultation; nothing if none is open to join. */
export const InviteCompanion = ({ appointment, ...look }: Props) =>
  isOpen(appointment) && (
    <Suspense fallback={null}>
      <InviteButton id={appointment.id} {...look} />
    </Suspense>
  )
