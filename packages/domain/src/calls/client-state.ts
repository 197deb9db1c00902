import { type Transitions, transition } from '../machine.ts'
import type { Result } from '../result.ts'

/** States of a call in a browser. Audio only is a separate flag. */
export const clientCallStates = [
  'idle',
  'device_check',
  'waiting_room',
  'connecting',
  'in_call',
  'reconnecting',
  'ended',
  'failed',
] as const
export type ClientCallState = (typeof clientCallStates)[number]

/**
 * Events of a call in the browser. `open`: the screen. `enter`: devices are chosen. `meet`: the other participant is
 * there. `connect`: media flows. `lose`: it stopped. `peer_left`: the other participant went. `leave`: hung up; the
 * consultation goes on. `end`: the server ended it. `fail`: not recoverable. `retry`: the person tries again.
 */
export type ClientCallEvent =
  | 'open'
  | 'enter'
  | 'meet'
  | 'connect'
  | 'lose'
  | 'peer_left'
  | 'leave'
  | 'end'
  | 'fail'
  | 'retry'

const table: Transitions<ClientCallState, ClientCallEvent> = {
  // After hanging up, a specialist may still finish the consultation.
  idle: { open: 'device_check', end: 'ended' },
  device_check: { enter: 'waiting_room', leave: 'idle', end: 'ended', fail: 'failed' },
  waiting_room: { meet: 'connecting', leave: 'idle', end: 'ended', fail: 'failed' },
  connecting: { connect: 'in_call', peer_left: 'waiting_room', leave: 'idle', end: 'ended', fail: 'failed' },
  in_call: { lose: 'reconnecting', peer_left: 'waiting_room', leave: 'idle', end: 'ended', fail: 'failed' },
  reconnecting: {
    connect: 'in_call',
    peer_left: 'waiting_room',
    leave: 'idle',
    end: 'ended',
    fail: 'failed',
  },
  failed: { retry: 'device_check', leave: 'idle', end: 'ended' },
  ended: {},
}

/** The call's state after an event, or `invalid_transition`. */
export const nextClientCallState = (
  state: ClientCallState,
  event: ClientCallEvent,
): Result<ClientCallState, 'invalid_transition'> => transition(table, state, event)
