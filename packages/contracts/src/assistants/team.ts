import { actOutcomes, assistantActs } from '@emma/domain/auth'
import * as z from 'zod/mini'
import { anyName, email, endpoint, idParams, instant, listOf, paging, uuid } from '../kit/index.ts'
import { assistantRights } from './index.ts'

// The people who work for a specialist, as the specialist sees them.

const teamMember = z.object({
  /** The assistant's id. */
  id: uuid,
  name: z.string(),
  email: z.string(),
  ...assistantRights,
  since: instant,
  /** The last thing that they did for this specialist. */
  last_act_at: z.nullable(instant),
})
export type TeamMember = z.output<typeof teamMember>

const teamInvitation = z.object({
  id: uuid,
  name: z.string(),
  email: z.string(),
  ...assistantRights,
  sent_at: instant,
  expires_at: instant,
  can_resend: z.boolean(),
})
export type TeamInvitation = z.output<typeof teamInvitation>

const team = z.object({ members: z.array(teamMember), invitations: z.array(teamInvitation) })
export type Team = z.output<typeof team>

const own = { resource: 'specialist', role: 'specialist', response: team } as const

export const readTeam = endpoint({
  ...own,
  method: 'GET',
  path: 'team',
  summary: 'The assistants of the specialist, and whom they invited and wait for',
  action: 'read',
  status: 200,
  errors: [],
})

export const inviteAssistant = endpoint({
  ...own,
  method: 'POST',
  path: 'team/invitations',
  summary: 'Invites a person to be an assistant: a link goes to the address, good for seven days and once',
  action: 'update',
  body: z.strictObject({ name: anyName, email, ...assistantRights }),
  status: 201,
  errors: ['invite_exists', 'member_exists', 'team_full'],
})

export const resendTeamInvitation = endpoint({
  ...own,
  method: 'POST',
  path: 'team/invitations/:id/resend',
  summary: 'Sends a new link, good for seven days; the one before is over. Once a minute, five times in all',
  action: 'update',
  params: idParams,
  status: 200,
  errors: ['invite_over'],
})

export const cancelTeamInvitation = endpoint({
  ...own,
  method: 'DELETE',
  path: 'team/invitations/:id',
  summary: 'Takes an invitation back: its link leads nowhere',
  action: 'update',
  params: idParams,
  status: 200,
  errors: ['invite_over'],
})

export const changeRights = endpoint({
  ...own,
  method: 'PUT',
  path: 'team/members/:id',
  summary: 'What an assistant may do beyond appointments and contact data; it counts from the next call',
  action: 'update',
  params: idParams,
  body: z.strictObject(assistantRights),
  status: 200,
  errors: [],
})

export const removeAssistant = endpoint({
  ...own,
  method: 'DELETE',
  path: 'team/members/:id',
  summary: 'Ends what an assistant may do for the specialist, and every session of theirs, at once',
  action: 'update',
  params: idParams,
  status: 200,
  errors: [],
})

/** Something that an assistant did for a specialist, with both names as they were. */
export const teamActLine = z.object({
  id: uuid,
  at: instant,
  assistant: z.object({ id: uuid, name: z.string() }),
  specialist: z.object({ id: uuid, name: z.string() }),
  act: z.enum(assistantActs),
  /** `refused` with what the call was answered; `open` while it runs, or where the server died. */
  outcome: z.enum(actOutcomes),
  /** The appointment, where there is one. */
  schedule_id: z.nullable(uuid),
  patient: z.nullable(z.string()),
  starts_at: z.nullable(instant),
})
export type TeamActLine = z.output<typeof teamActLine>

export const listTeamActs = endpoint({
  method: 'GET',
  path: 'team/acts',
  summary: 'What assistants did for the specialist, newest first',
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
  summary: 'What assistants did for specialists, newest first, for admins',
  resource: 'admin',
  action: 'read',
  role: 'admin',
  query: z.strictObject({ ...paging(20), assistant_id: z.optional(uuid), specialist_id: z.optional(uuid) }),
  response: listOf(teamActLine),
  status: 200,
  errors: [],
})
