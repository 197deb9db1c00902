import { lazy, Suspense, useSyncExternalStore } from 'react'
import { onToastsWanted, toastsWanted } from './toast.ts'

const Toaster = lazy(() => import('./toaster.tsx'))

/** Where notices appear; loaded with the first of them. */
export const ToastOutlet = () =>
  useSyncExternalStore(onToastsWanted, toastsWanted) ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null
