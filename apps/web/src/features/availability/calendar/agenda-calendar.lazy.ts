import { lazyPart } from '../../../lib/loading/lazy-part.ts'

/** A specialist's calendar for who keeps the agenda. */
export const AgendaCalendar = lazyPart(() => import('./agenda-calendar.tsx'), 'availability', 'booking')
