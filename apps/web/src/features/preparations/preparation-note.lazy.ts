import { lazyPart } from '../../lib/loading/lazy-part.ts'

/** What the patient told before an appointment, for its specialist; nothing where nothing was told. */
export const PreparationNote = lazyPart(() => import('./preparation-note.tsx'), 'preparations')
