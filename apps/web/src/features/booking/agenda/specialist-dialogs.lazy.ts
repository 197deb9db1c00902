import { lazyPart } from '../../../lib/loading/lazy-part.ts'

/** What is asked before appointments end, once it is asked. */
export const SpecialistDialogs = lazyPart(
  () => import('./specialist-dialogs.tsx'),
  'cancellation',
  'proposals',
)
