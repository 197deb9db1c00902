import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentQuestion, onQuestion } from './confirm.ts'

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'))

/** Where questions appear; loaded with the first of them. */
export const ConfirmOutlet = () => {
  const question = useSyncExternalStore(onQuestion, currentQuestion)
  return question ? (
    <Suspense fallback={null}>
      <ConfirmDialog question={question} />
    </Suspense>
  ) : null
}
