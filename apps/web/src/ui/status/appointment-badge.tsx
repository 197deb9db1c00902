import type { Appointment } from '@emma/contracts/booking'
import { useUser } from '../../lib/session/use-session.ts'
import { StatusBadge } from './status-badge.tsx'

/** How an appointment stands; who canceled it, as the reader sees it. */
export const AppointmentBadge = ({
  status,
  canceled_by = null,
}: Pick<Appointment, 'status'> & Partial<Pick<Appointment, 'canceled_by'>>) => {
  const role = useUser()?.role
  if (canceled_by === 'platform') return <StatusBadge of="appointment" state="canceled_by_platform" />
  const isOwn = canceled_by !== null && canceled_by === role
  return <StatusBadge of="appointment" state={isOwn ? 'canceled_by_you' : status} />
}
