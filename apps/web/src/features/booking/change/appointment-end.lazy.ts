import { lazyPart } from '../../../lib/loading/lazy-part.ts'

/** The step after a signed record. */
export const AppointmentEnd = lazyPart(() => import('./appointment-end.tsx'))
