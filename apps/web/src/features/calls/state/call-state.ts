import { type ClientCallEvent, nextClientCallState } from '@emma/domain/calls'
import { createStore } from '../../../lib/store.ts'
import { type CallView, startView } from './call-view.ts'

/** The state of the tab's call: drawn by screens and changed by the call. */
export const createCallState = () => {
  const { get, set, subscribe } = createStore(startView)
  const become = (change: Partial<CallView>) => set({ ...get(), ...change })
  return {
    view: get,
    become,
    /** Applies an event; false if the current phase does not accept it. */
    step: (event: ClientCallEvent): boolean => {
      const next = nextClientCallState(get().phase, event)
      if (next.ok && next.value !== get().phase) become({ phase: next.value })
      return next.ok
    },
    subscribe,
  }
}

export type CallState = ReturnType<typeof createCallState>
