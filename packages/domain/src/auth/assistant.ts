/**
 * The rights of an assistant: appointments and patients' contact data always; receipts, and the office's chat with
 * patients, if the specialist allows it.
 */
export type AssistantRight = 'agenda' | 'receipts' | 'chat'

/** The audited actions of an assistant: those that change something or issue a document. */
export const assistantActs = [
  'booked',
  'link_resent',
  'link_canceled',
  'proposed',
  'proposal_withdrawn',
  'canceled',
  'receipt',
  'message',
] as const
export type AssistantAct = (typeof assistantActs)[number]

/** `open` while the action runs, or if the server died meanwhile. */
export const actOutcomes = ['open', 'done', 'refused'] as const
export type ActOutcome = (typeof actOutcomes)[number]

/** How long an invitation is valid. */
export const TEAM_INVITATION_DAYS = 7
/** Most assistants and open invitations of a specialist. */
export const TEAM_SIZE = 10
/** How often one invitation may be sent. */
export const TEAM_INVITATION_SENDS = 5
