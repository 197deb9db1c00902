import { Suspense } from 'react'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'

const Own = lazyPart(() => import('./own-proposals.tsx'), 'proposals', 'booking')

/** The other times that wait for the patient's answer, on the home and in the agenda. */
export const OwnProposals = () => (
  <Suspense fallback={null}>
    <Own />
  </Suspense>
)
