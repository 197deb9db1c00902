/** What a specialist allows an assistant: appointments and patients' contact data always, receipts where they say so. */
export type AssistantRight = 'agenda' | 'receipts'

/** What an assistant may have done for a specialist: what changes something, or gives out a paper. */
export const assistantActs = [
  'booked',
  'link_resent',
  'link_canceled',
  'proposed',
  'proposal_withdrawn',
  'canceled',
  'receipt',
] as const
export type AssistantAct = (typeof assistantActs)[number]

/** How an act came out; `open` while it runs, or where the server died over it. */
export const actOutcomes = ['open', 'done', 'refused'] as const
export type ActOutcome = (typeof actOutcomes)[number]

/** So long an invitation may be answered. */
export const TEAM_INVITATION_DAYS = 7
/** So many assistants and open invitations a specialist. */
export const TEAM_SIZE = 10
/** So often one invitation is sent. */
export const TEAM_INVITATION_SENDS = 5
