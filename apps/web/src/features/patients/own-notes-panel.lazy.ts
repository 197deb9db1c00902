import { lazyPart } from '../../lib/loading/lazy-part.ts'

/** A field for tags is heavy, and nobody begins a visit with it. */
export const OwnNotesPanel = lazyPart(() => import('./own-notes-panel.tsx'), 'patients')
