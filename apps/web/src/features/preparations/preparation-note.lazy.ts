import { lazyPart } from '../../lib/loading/lazy-part.ts'

/** A patient's preparation, for the specialist; nothing if there is none. */
export const PreparationNote = lazyPart(() => import('./preparation-note.tsx'), 'preparations')
