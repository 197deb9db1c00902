import { Suspense } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'

/** Includes its texts: a profile only has to place it. */
const OwnDependents = lazyPart(() => import('./own-dependents.tsx'), 'dependents')

/** The dependents, in the profile. */
export const DependentsSection = () => (
  <Suspense fallback={<LoadingLines />}>
    <OwnDependents />
  </Suspense>
)
