import { lazyPart } from '../../../lib/loading/lazy-part.ts'

/** A specialist's calendar for their assistant, loaded on use. */
export const AgendaCalendar = lazyPart(() => import('./agenda-calendar.tsx'), 'availability', 'booking')
