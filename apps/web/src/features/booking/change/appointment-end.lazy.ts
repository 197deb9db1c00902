import { lazyPart } from '../../../lib/loading/lazy-part.ts'

/** What comes after a record, once it is signed. */
export const AppointmentEnd = lazyPart(() => import('./appointment-end.tsx'))
