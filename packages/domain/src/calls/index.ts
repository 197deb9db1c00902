export {
  ABANDONED_MINUTES,
  type CallEvent,
  type CallState,
  callStates,
  isAbandoned,
  nextCallState,
  RECOVERY_MS,
  secondsTogether,
} from './call-state.ts'
export {
  type ClientCallEvent,
  type ClientCallState,
  clientCallStates,
  nextClientCallState,
} from './client-state.ts'
