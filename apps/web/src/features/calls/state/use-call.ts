import { useCallback, useEffect } from 'react'
import { useStore } from '../../../lib/store.ts'
import { callStore } from './call-store.ts'
import type { CallView } from './call-view.ts'
import type { Invitation } from './guest-link.ts'

/** How long a screen may take to be replaced by another one with the same call. */
const LINGER_MS = 4000

let holders = 0
let closing: ReturnType<typeof setTimeout> | undefined

/** Whether this side is in the call: waiting, or with the other. */
export const isInside = ({ phase }: CallView): boolean =>
  phase === 'waiting_room' || phase === 'connecting' || phase === 'in_call' || phase === 'reconnecting'

/** The state of the tab's call. */
export const useCallView = (): CallView => useStore({ get: callStore.view, subscribe: callStore.subscribe })

/** The running time of the tab's call, if it is this appointment's and somebody is in it. */
export const useCallTime = (appointmentId: string): CallView['clock'] | undefined => {
  const view = useCallView()
  return view.appointmentId === appointmentId && isInside(view) ? view.clock : undefined
}

/** Opens a call and keeps it open while at least one screen shows it; then releases camera and microphone. */
const useOpened = (open: () => void): CallView => {
  useEffect(() => {
    holders += 1
    clearTimeout(closing)
    open()
    return () => {
      holders -= 1
      if (holders === 0) closing = setTimeout(callStore.close, LINGER_MS)
    }
  }, [open])
  return useCallView()
}

/** The call of an appointment, for one of its two sides. */
export const useCall = (appointmentId: string): CallView =>
  useOpened(useCallback(() => void callStore.open(appointmentId), [appointmentId]))

/** The call of an invitation. */
export const useGuestCall = (invitation: Invitation): CallView =>
  useOpened(useCallback(() => void callStore.openAsGuest(invitation), [invitation]))
