import { inviteStates } from '@emma/domain/invites'
import * as z from 'zod/mini'
import { email, endpoint, idParams, instant, listOf, meta, paging, uuid } from '../kit/index.ts'

const practice = { resource: 'company', role: 'specialist' } as const

export const inviteStatus = z.enum(inviteStates)
export type InviteStatus = z.output<typeof inviteStatus>

const person = z.object({ id: uuid, name: z.string(), avatar: z.nullable(z.string()) })

/** An invitation to a company. */
export const invite = z.object({
  id: uuid,
  company: z.object({
    id: uuid,
    name: z.string(),
    cnpj: z.string(),
    /** The company's current percent of an appointment. */
    percent: z.int(),
    members_count: z.int(),
  }),
  /** The invited specialist; null if an address was invited and has not answered yet. */
  specialist: z.nullable(person),
  /** The invited address, only for the company and while the invitation is open. */
  email: z.nullable(z.string()),
  invited_by: z.object({ name: z.string() }),
  status: inviteStatus,
  sent_at: instant,
  expires_at: instant,
  /** When it was answered, revoked or expired. */
  ended_at: z.nullable(instant),
})
export type Invite = z.output<typeof invite>

/** A specialist who can be invited: the data of a public card. */
export const invitableSpecialist = z.object({
  id: uuid,
  specialist_id: uuid,
  name: z.string(),
  avatar: z.nullable(z.string()),
  council: z.nullable(z.object({ type: z.string(), uf: z.string(), number: z.string() })),
  specialties: z.array(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
})
export type InvitableSpecialist = z.output<typeof invitableSpecialist>

export const listInvitable = endpoint({
  ...practice,
  method: 'GET',
  path: 'company-invites/invitable-specialists/:id',
  summary:
    'Active specialists who are neither members of the company nor invited, by name; `search` is a part of the name or a council number',
  action: 'read',
  params: idParams,
  query: z.strictObject({ ...paging(), search: z.optional(z.string().check(z.trim(), z.maxLength(100))) }),
  response: listOf(invitableSpecialist),
  status: 200,
  errors: [],
})

export const sendInvite = endpoint({
  ...practice,
  method: 'POST',
  path: 'company-invites/send-invite',
  summary:
    'Invites a specialist, or an e-mail address: the answer is the same whether or not somebody has an account with it, ' +
    'and nothing changes in that account. It can be answered for seven days',
  action: 'create',
  body: z.strictObject({ company_id: uuid, specialist_id: z.optional(uuid), email: z.optional(email) }).check(
    z.refine(({ specialist_id, email }) => (specialist_id === undefined) !== (email === undefined), {
      path: ['specialist_id'],
      error: 'invite_one',
    }),
  ),
  response: invite,
  status: 201,
  errors: ['company_not_approved', 'member_exists', 'invite_exists'],
})

const answer = { action: 'update', body: z.strictObject({ invite_id: uuid }) } as const

export const acceptInvite = endpoint({
  ...practice,
  ...answer,
  method: 'POST',
  path: 'company-invites/accept-invite',
  summary: 'The invited becomes a member; once, and before the invitation runs out',
  response: invite,
  status: 200,
  errors: ['invite_over', 'company_not_approved', 'member_exists'],
})

export const rejectInvite = endpoint({
  ...practice,
  ...answer,
  method: 'POST',
  path: 'company-invites/reject-invite',
  summary: 'The invited declines, once',
  response: invite,
  status: 200,
  errors: ['invite_over'],
})

export const revokeInvite = endpoint({
  ...practice,
  ...answer,
  method: 'POST',
  path: 'company-invites/revoke-invite',
  summary: 'An admin member of the company takes an invitation back that nobody answered',
  response: invite,
  status: 200,
  errors: ['invite_over'],
})

export const listReceivedInvites = endpoint({
  ...practice,
  method: 'GET',
  path: 'company-invites/received-invites',
  summary:
    'What the specialist was invited to: those that can be answered first, then those of the last 90 days',
  action: 'read',
  query: z.strictObject(paging(100)),
  response: z.object({ invites: z.array(invite), meta }),
  status: 200,
  errors: [],
})

export const listSentInvites = endpoint({
  ...practice,
  method: 'GET',
  path: 'company-invites/sent-invites/:id',
  summary: 'What a company sent, newest first; for its admin members',
  action: 'read',
  params: idParams,
  query: z.strictObject({ ...paging(), status: z.optional(inviteStatus) }),
  response: z.object({ invites: z.array(invite), meta }),
  status: 200,
  errors: [],
})
