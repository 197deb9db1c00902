import { useEffect, useRef } from 'react'

/** For the button that takes the focus once an upload is canceled: the pressed one is gone by then. */
export const useFocusAfterCancel = (isCanceled: boolean) => {
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isCanceled) next.current?.focus()
  }, [isCanceled])
  return next
}
