import { lazy, Suspense } from 'react'
import { waitingUpdate } from '../../lib/installed/update.ts'
import { useStore } from '../../lib/store.ts'

const UpdateNotice = lazy(() => import('./update-notice.tsx'))

/** Place of the offer to update; loaded when there is a new version. */
export const UpdateOutlet = () =>
  useStore(waitingUpdate) ? (
    <Suspense fallback={null}>
      <UpdateNotice />
    </Suspense>
  ) : null
