import { useEffect } from 'react'
import { useStore } from '../../../lib/store.ts'
import { callStore } from './call-store.ts'
import type { CallView } from './call-view.ts'

/** A screen may take this long to give way to another that shows the same call. */
const LINGER_MS = 4000

let holders = 0
let closing: ReturnType<typeof setTimeout> | undefined

/** The state of the tab's call. */
export const useCallView = (): CallView => useStore({ get: callStore.view, subscribe: callStore.subscribe })

/** Opens a call and keeps it open while at least one screen shows it; then camera and microphone are let go. */
export const useCall = (appointmentId: string): CallView => {
  useEffect(() => {
    holders += 1
    clearTimeout(closing)
    void callStore.open(appointmentId)
    return () => {
      holders -= 1
      if (holders === 0) closing = setTimeout(callStore.close, LINGER_MS)
    }
  }, [appointmentId])
  return useCallView()
}
