import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Sound } from './sounds.ts'

/** A function that plays a sound, unless the user turned sounds off. Its code loads with the first sound. */
export const usePlaySound = (): ((what: Sound) => void) => {
  const client = useQueryClient()
  return useCallback(
    (what: Sound) => {
      // A failed sound is not worth reporting.
      import('./play-sound.ts').then(({ playSound }) => playSound(client, what)).catch(() => undefined)
    },
    [client],
  )
}
