export {
  type AbilityRule,
  type AbilityUser,
  type Action,
  abilitiesOf,
  allows,
  type PartyRole,
  type Role,
  type Subject,
} from './abilities.ts'
export {
  type ActOutcome,
  type AssistantAct,
  type AssistantRight,
  actOutcomes,
  assistantActs,
  TEAM_INVITATION_DAYS,
  TEAM_INVITATION_SENDS,
  TEAM_SIZE,
} from './assistant.ts'
export {
  type Asking,
  codeAsking,
  hasWork,
  WORK_LIVES_MS,
  workFor,
  workText,
} from './code-asking.ts'
export { type Landing, landingFor } from './landing.ts'
export {
  adminInviteLife,
  codeLimits,
  PROOF_RECENT_MS,
  type Throttle,
  throttles,
  throttleWait,
  ticketLife,
  tokenLife,
  undoLife,
} from './limits.ts'
export { networkOf } from './network.ts'
export { checkPassword, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, type PasswordRefusal } from './password.ts'
