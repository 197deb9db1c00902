import { useEffect, useRef, useState } from 'react'
import type { Watch } from '../../lib/api/upload.ts'

/** Uploads one file; undefined where a form sends it later, and the field is done at once. */
export type Save<T> = (file: T, watch: Watch) => Promise<unknown> | undefined

interface State {
  readonly isSending: boolean
  readonly percent: number
  readonly failure: unknown
  /** It finished or was canceled: announced to screen readers. */
  readonly end: 'sent' | 'canceled' | null
}

const idle: State = { isSending: false, percent: 0, failure: null, end: null }

/** One upload at a time: its progress and result, with cancel and retry. Leaving the screen cancels it. */
export const useUpload = <T>(save: Save<T>) => {
  const [state, setState] = useState(idle)
  const [last, setLast] = useState<T>()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = async (file: T): Promise<boolean> => {
    running.current?.abort()
    const run = new AbortController()
    running.current = run
    setLast(() => file)
    setState({ ...idle, isSending: true })
    const settle = (end: Partial<State>) => {
      if (running.current === run) setState({ ...idle, ...end })
    }
    const onProgress = (percent: number) => settle({ isSending: true, percent })
    try {
      await save(file, { onProgress, signal: run.signal })
      settle({ end: 'sent' })
      return true
    } catch (failure) {
      settle(run.signal.aborted ? { end: 'canceled' } : { failure })
      return false
    }
  }
  return {
    ...state,
    start,
    cancel: () => running.current?.abort(),
    again: () => (last === undefined ? undefined : void start(last)),
    clear: () => setState(idle),
  }
}

export type Upload = ReturnType<typeof useUpload>
