import { lazyPart } from '../../../lib/loading/lazy-part.ts'

/** The filters of appointments, for who keeps a specialist's agenda. */
export const AppointmentFilters = lazyPart(() => import('../agenda/appointment-filters.tsx'), 'booking')
export const NewAppointment = lazyPart(
  () => import('../on-behalf/new-appointment-screen.tsx'),
  'booking',
  'availability',
  'onBehalf',
  'fields',
)
