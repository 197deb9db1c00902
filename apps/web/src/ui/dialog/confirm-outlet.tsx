import { lazy, Suspense } from 'react'
import { useStore } from '../../lib/store.ts'
import { openQuestion } from './confirm.ts'

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'))

/** Place of confirmation dialogs; loaded with the first one. */
export const ConfirmOutlet = () => {
  const question = useStore(openQuestion)
  return question ? (
    <Suspense fallback={null}>
      <ConfirmDialog question={question} />
    </Suspense>
  ) : null
}
