import { lazyPart } from '../../lib/loading/lazy-part.ts'

/** Data last seen, for use without a connection; cached with the shell by the worker. */
export const LastSeen = lazyPart(() => import('./last-seen.tsx'), 'lastSeen')
