import { lazy, Suspense, useSyncExternalStore } from 'react'
import { hasUpdate, onUpdate } from '../lib/update.ts'

const UpdateNotice = lazy(() => import('./update-notice.tsx'))

/** Where a newer version is offered; loaded when there is one. */
export const UpdateOutlet = () =>
  useSyncExternalStore(onUpdate, hasUpdate) ? (
    <Suspense fallback={null}>
      <UpdateNotice />
    </Suspense>
  ) : null
