import { lazy, Suspense } from 'react'
import { useStore } from '../../lib/store.ts'
import { toastsNeeded } from './toast.ts'

const Toaster = lazy(() => import('./toaster.tsx'))

/** Place of notices; loaded with the first one. */
export const ToastOutlet = () =>
  useStore(toastsNeeded) ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null
