export {
  INVITE_DAYS,
  type InviteEvent,
  type InviteState,
  inviteStates,
  isInviteOver,
  nextInviteState,
} from './invite-state.ts'
