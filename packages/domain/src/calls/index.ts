export {
  ABANDONED_MINUTES,
  type CallEvent,
  type CallState,
  callStates,
  EXTENSION_MINUTES,
  type ExtensionMinutes,
  extendedEnd,
  isAbandoned,
  NEAR_END_MINUTES,
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
