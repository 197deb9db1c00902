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
export {
  COMPANION_NAME_DAYS,
  type CompanionEnding,
  type CompanionEvent,
  type CompanionKind,
  type CompanionState,
  companionEndings,
  companionKinds,
  companionStates,
  endingFrom,
  mayInviteCompanion,
  nextCompanionState,
} from './companion.ts'
export {
  levelOf,
  type NetworkFault,
  type NetworkFindings,
  type NetworkVerdict,
  networkVerdict,
} from './network-verdict.ts'
export {
  awaySince,
  type CallPage,
  type Presence,
  type PresenceState,
  presenceOf,
  presenceStates,
} from './presence.ts'
export {
  type NetworkLevel,
  nextSending,
  type Sending,
  type SendStep,
  sendSteps,
  startSending,
} from './sending.ts'
