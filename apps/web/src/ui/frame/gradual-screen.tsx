import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useDeferredValue, useState } from 'react'
import { ScreenPending } from './screen-pending.tsx'

/**
 * A screen that, where the page begins with it, is drawn in the background, in parts after which a slow phone answers. A
 * later one takes the place of another at once.
 */
export const gradual = (Screen: ComponentType) =>
  function GradualScreen() {
    const { state } = useRouter()
    const [isFirst] = useState(state.resolvedLocation === undefined)
    return useDeferredValue(true, !isFirst) ? <Screen /> : <ScreenPending />
  }
