import { lazyPart } from '../../../lib/loading/lazy-part.ts'

/** Parts of the specialist's screens that assistants use too, loaded on use. */
export const AppointmentFilters = lazyPart(() => import('../agenda/appointment-filters.tsx'), 'booking')
export const NewAppointment = lazyPart(
  () => import('../on-behalf/new-appointment-screen.tsx'),
  'booking',
  'availability',
  'onBehalf',
  'fields',
)
