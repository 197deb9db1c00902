import { lazyPart } from '../../lib/loading/lazy-part.ts'

/** Its field for tags is heavy, and not needed at first. */
export const OwnNotesPanel = lazyPart(() => import('./own-notes-panel.tsx'), 'patients')
