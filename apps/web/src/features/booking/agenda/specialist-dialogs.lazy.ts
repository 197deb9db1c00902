import { lazyPart } from '../../../lib/loading/lazy-part.ts'

/** Dialogs before appointments end, loaded on use. */
export const SpecialistDialogs = lazyPart(
  () => import('./specialist-dialogs.tsx'),
  'availability',
  'cancellation',
  'proposals',
)
