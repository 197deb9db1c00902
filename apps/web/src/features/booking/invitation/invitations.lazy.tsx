import { Suspense } from 'react'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'

const Own = lazyPart(() => import('./invitations.tsx'), 'invitation', 'booking')

/** What waits for the patient's yes, on the home and in the agenda. */
export const OwnInvitations = () => (
  <Suspense fallback={null}>
    <Own />
  </Suspense>
)
