import { lazyPart } from '../../lib/loading/lazy-part.ts'

/** What was last seen, for when there is no connection; kept with the shell by the worker. */
export const LastSeen = lazyPart(() => import('./last-seen.tsx'), 'lastSeen')
