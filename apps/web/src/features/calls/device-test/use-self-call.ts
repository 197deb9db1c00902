import { testCall } from '@emma/contracts/calls'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { callOneself, type SelfCall } from '../network/self-call.ts'

interface State {
  readonly running: boolean
  readonly remote: MediaStream | null
  readonly result: (SelfCall & { readonly frames: number }) | null
  readonly provider: string
}

const failed = { connected: false, connectMs: null, quality: null, frames: 0 }

/** A call of this page with itself, and its result; counts the frames its video showed. */
export const useSelfCall = (media: MediaStream, video: RefObject<HTMLVideoElement | null>) => {
  const [state, setState] = useState<State>({ running: false, remote: null, result: null, provider: '?' })
  const over = useRef<AbortController>(undefined)
  useEffect(() => () => over.current?.abort(), [])
  const start = useCallback(
    async (relayOnly: boolean): Promise<void> => {
      over.current?.abort()
      const controller = new AbortController()
      over.current = controller
      const become = (change: Partial<State>) => {
        if (!controller.signal.aborted) setState((before) => ({ ...before, ...change }))
      }
      become({ running: true, result: null })
      const begun = video.current?.getVideoPlaybackQuality().totalVideoFrames ?? 0
      try {
        const { sides } = await call(testCall, {})
        become({ provider: sides[0].provider })
        let frames = 0
        const onRemote = (remote: MediaStream | null) => {
          frames = Math.max(frames, (video.current?.getVideoPlaybackQuality().totalVideoFrames ?? 0) - begun)
          become({ remote })
        }
        const result = await callOneself({ sides, media, relayOnly, onRemote, signal: controller.signal })
        become({ running: false, result: { ...result, frames } })
      } catch {
        become({ running: false, result: failed })
      }
    },
    [media, video],
  )
  return { ...state, start: (relayOnly: boolean) => void start(relayOnly) }
}
