import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useDeferredValue, useState } from 'react'
import { ScreenPending } from './screen-pending.tsx'

/**
 * A screen that renders in the background on the first load, in pieces between which a slow phone responds. Later
 * screens replace each other at once.
 */
export const gradual = (Screen: ComponentType) =>
  function GradualScreen() {
    const { state } = useRouter()
    const [isFirst] = useState(state.resolvedLocation === undefined)
    return useDeferredValue(true, !isFirst) ? <Screen /> : <ScreenPending />
  }
