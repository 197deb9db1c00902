import { lazy, Suspense } from 'react'
import { waitingUpdate } from '../../lib/installed/update.ts'
import { useStore } from '../../lib/store.ts'

const UpdateNotice = lazy(() => import('./update-notice.tsx'))

/** Where a newer version is offered; loaded when there is one. */
export const UpdateOutlet = () =>
  useStore(waitingUpdate) ? (
    <Suspense fallback={null}>
      <UpdateNotice />
    </Suspense>
  ) : null
