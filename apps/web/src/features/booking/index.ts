export { appointmentsKey, visitsQuery } from './booking.queries.ts'
export { NextAppointment, StartsIn } from './next-appointment.tsx'
export { useAppointmentChanges } from './use-appointment-changes.ts'
export { VisitActions } from './visit-actions.tsx'
