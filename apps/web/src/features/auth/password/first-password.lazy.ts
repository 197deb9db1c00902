import { lazyPart } from '../../../lib/loading/lazy-part.ts'

/** Only who came by a booking loads it. */
export const FirstPassword = lazyPart(() => import('./first-password.tsx'), 'security', 'fields')
