import { lazy, Suspense } from 'react'
import { useStore } from '../../lib/store.ts'
import { toastsNeeded } from './toast.ts'

const Toaster = lazy(() => import('./toaster.tsx'))

/** Where notices appear; loaded with the first of them. */
export const ToastOutlet = () =>
  useStore(toastsNeeded) ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null
