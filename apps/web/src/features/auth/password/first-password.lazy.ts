import { lazyPart } from '../../../lib/loading/lazy-part.ts'

/** Loaded only for people who signed up while booking. */
export const FirstPassword = lazyPart(() => import('./first-password.tsx'), 'security', 'fields')
