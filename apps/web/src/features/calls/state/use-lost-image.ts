import { useEffect, useRef } from 'react'
import { callStore } from './call-store.ts'
import type { CallView } from './call-view.ts'

/** Milliseconds until an image that should come is asked for anew; the polite side first, so that only one asks. */
const LOST_AFTER = { polite: 12_000, impolite: 20_000 }

/** A shared screen that rests sends no new images. */
const isSent = ({ phase, theirs }: CallView): boolean =>
  phase === 'in_call' && theirs !== null && theirs.camera && !theirs.screen && !theirs.soundOnly

/** Where the other side's image stays away, though they send it: connects anew, once until it has come again. */
export const useLostImage = (view: CallView, hasImage: boolean): void => {
  const asked = useRef(false)
  const isLost = isSent(view) && !hasImage
  const polite = view.grant?.polite ?? true
  useEffect(() => {
    if (hasImage) asked.current = false
  }, [hasImage])
  useEffect(() => {
    if (!isLost) return
    // A page in the background draws nothing.
    const timer = setInterval(
      () => {
        if (asked.current || document.visibilityState === 'hidden') return
        asked.current = true
        callStore.rebuild()
      },
      LOST_AFTER[polite ? 'polite' : 'impolite'],
    )
    return () => clearInterval(timer)
  }, [isLost, polite])
}
