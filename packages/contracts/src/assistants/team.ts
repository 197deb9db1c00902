import { actOutcomes, assistantActs } from '@emma/domain/auth'
import * as z from 'zod/mini'
import { anyName, date, email, endpoint, idParams, instant, listOf, paging, uuid } from '../kit/index.ts'
import { assistantRights } from './index.ts'

// A specialist's team of assistants, as the specialist sees it.

const teamMember = z.object({
  /** The assistant's id. */
  id: uuid,
  name: z.string(),
  email: z.string(),
  ...assistantRights,
  /** The company for whose specialists they were invited. */
  company: z.nullable(z.string()),
  since: instant,
  /** Their last action for this specialist. */
  last_act_at: z.nullable(instant),
})
export type TeamMember = z.output<typeof teamMember>

const teamInvitation = z.object({
  id: uuid,
  name: z.string(),
  email: z.string(),
  ...assistantRights,
  company: z.nullable(z.string()),
  sent_at: instant,
  expires_at: instant,
  can_resend: z.boolean(),
})
export type TeamInvitation = z.output<typeof teamInvitation>

/** Whom the admin of a company invited for its specialists, and this one has not taken. */
const offeredAssistant = z.object({ assistant_id: uuid, name: z.string(), company: z.string() })
export type OfferedAssistant = z.output<typeof offeredAssistant>

const team = z.object({
  members: z.array(teamMember),
  invitations: z.array(teamInvitation),
  offered: z.array(offeredAssistant),
  /** The companies for which the specialist may invite. */
  companies: z.array(z.object({ id: uuid, name: z.string() })),
})
export type Team = z.output<typeof team>

const own = { resource: 'specialist', role: 'specialist', response: team } as const

export const readTeam = endpoint({
  ...own,
  method: 'GET',
  path: 'team',
  summary: 'The specialist’s assistants and open invitations',
  action: 'read',
  status: 200,
  errors: [],
})

export const inviteAssistant = endpoint({
  ...own,
  method: 'POST',
  path: 'team/invitations',
  summary: 'Invites a person as an assistant: sends a link by e-mail, valid once within seven days',
  action: 'update',
  body: z.strictObject({
    name: anyName,
    email,
    receipts: z.boolean(),
    chat: z._default(z.boolean(), false),
    /** For all specialists of a company that the specialist is an admin of: each takes the person or not. */
    company_id: z.optional(uuid),
  }),
  status: 201,
  errors: ['invite_exists', 'member_exists', 'team_full'],
})

export const resendTeamInvitation = endpoint({
  ...own,
  method: 'POST',
  path: 'team/invitations/:id/resend',
  summary:
    'Sends a new link, valid for seven days, and invalidates the previous one. Once a minute, five times in all',
  action: 'update',
  params: idParams,
  status: 200,
  errors: ['invite_over'],
})

export const cancelTeamInvitation = endpoint({
  ...own,
  method: 'DELETE',
  path: 'team/invitations/:id',
  summary: 'Cancels an invitation: its link is no longer valid',
  action: 'update',
  params: idParams,
  status: 200,
  errors: ['invite_over'],
})

export const takeAssistant = endpoint({
  ...own,
  method: 'POST',
  path: 'team/members',
  summary: 'Takes an assistant into the own team whom the admin of a company invited for its specialists',
  action: 'update',
  body: z.strictObject({ assistant_id: uuid, ...assistantRights }),
  status: 201,
  errors: ['member_exists', 'team_full'],
})

export const changeRights = endpoint({
  ...own,
  method: 'PUT',
  path: 'team/members/:id',
  summary: 'Changes what an assistant may do beyond appointments and contact data; valid from the next call',
  action: 'update',
  params: idParams,
  /** Without `chat` that right stays as it is. */
  body: z.strictObject({ receipts: z.boolean(), chat: z.optional(z.boolean()) }),
  status: 200,
  errors: [],
})

export const removeAssistant = endpoint({
  ...own,
  method: 'DELETE',
  path: 'team/members/:id',
  summary: 'Removes an assistant from the team and ends all their sessions at once',
  action: 'update',
  params: idParams,
  status: 200,
  errors: [],
})

/** An action of an assistant for a specialist, with both names as they were then. */
export const teamActLine = z.object({
  id: uuid,
  at: instant,
  assistant: z.object({ id: uuid, name: z.string() }),
  specialist: z.object({ id: uuid, name: z.string() }),
  act: z.enum(assistantActs),
  /** `refused` if the call failed; `open` while it runs, or if the server died meanwhile. */
  outcome: z.enum(actOutcomes),
  /** The appointment, if there is one. */
  schedule_id: z.nullable(uuid),
  patient: z.nullable(z.string()),
  starts_at: z.nullable(instant),
})
export type TeamActLine = z.output<typeof teamActLine>

export const listTeamActs = endpoint({
  method: 'GET',
  path: 'team/acts',
  summary: 'The actions of assistants for the specialist, newest first',
  resource: 'specialist',
  action: 'read',
  role: 'specialist',
  query: z.strictObject({ ...paging(10), assistant_id: z.optional(uuid) }),
  response: listOf(teamActLine),
  status: 200,
  errors: [],
})

export const listAllTeamActs = endpoint({
  method: 'GET',
  path: 'audit/assistants',
  summary: 'The actions of all assistants, newest first, for admins',
  resource: 'admin',
  action: 'read',
  role: 'admin',
  query: z.strictObject({
    ...paging(20),
    assistant_id: z.optional(uuid),
    specialist_id: z.optional(uuid),
    /** A part of the assistant's or the specialist's name. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    /** Days in the own time zone. */
    from: z.optional(date),
    to: z.optional(date),
  }),
  response: listOf(teamActLine),
  status: 200,
  errors: [],
})
