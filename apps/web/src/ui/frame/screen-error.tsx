import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ErrorBlock } from '../failure/error-block.tsx'

/** A screen that crashed, or whose chunk did not load. */
export const ScreenError = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return <ErrorBlock error={error} onRetry={retry} />
}
