import { type ClientCallEvent, nextClientCallState } from '@emma/domain/calls'
import { type CallView, startView } from './call-view.ts'

/** What the tab's call looks like now, for whoever draws it and for whoever changes it. */
export const createCallState = () => {
  let view = startView
  const listeners = new Set<() => void>()
  const become = (change: Partial<CallView>) => {
    view = { ...view, ...change }
    for (const listener of listeners) listener()
  }
  return {
    view: () => view,
    become,
    /** Whether the room took the event. */
    step: (event: ClientCallEvent): boolean => {
      const next = nextClientCallState(view.phase, event)
      if (next.ok && next.value !== view.phase) become({ phase: next.value })
      return next.ok
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export type CallState = ReturnType<typeof createCallState>
