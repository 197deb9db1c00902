import * as z from 'zod/mini'
import { session } from '../auth/index.ts'
import {
  accepted,
  endpoint,
  firstName,
  instant,
  lastName,
  newPassword,
  samePasswords,
  text,
  uuid,
} from '../kit/index.ts'

// The account of an assistant (secretária), who manages the agenda of one or more specialists.

/** Path of the page that an invitation opens; the secret follows a `#`. */
export const ASSISTANT_INVITATION_PATH = '/equipe/convite'

/** What a specialist allows beyond appointments and patients' contact data. */
export const assistantRights = {
  receipts: z.boolean(),
  /** Answers patients in the office's chats; never sees those with the specialist. */
  chat: z.boolean(),
}

/** A specialist an assistant works for. */
const servedPractice = z.object({
  specialist_id: uuid,
  name: z.string(),
  avatar: z.nullable(z.string()),
  ...assistantRights,
  /** False for a suspended specialist, who cannot be booked. */
  active: z.boolean(),
  since: instant,
})
export type ServedPractice = z.output<typeof servedPractice>

const assistantProfile = z.object({
  id: uuid,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  practices: z.array(servedPractice),
})
export type AssistantProfile = z.output<typeof assistantProfile>

const own = { resource: 'assistant', role: 'assistant' } as const

export const readAssistant = endpoint({
  ...own,
  method: 'GET',
  path: 'assistants/me',
  summary: 'The assistant’s own profile, with the specialists they work for, by name',
  action: 'read',
  response: assistantProfile,
  status: 200,
  errors: [],
})

export const saveAssistant = endpoint({
  ...own,
  method: 'PUT',
  path: 'assistants/me',
  summary: 'Changes the own name',
  action: 'update',
  body: z.strictObject({ firstName, lastName }),
  response: assistantProfile,
  status: 200,
  errors: [],
})

export const leavePractice = endpoint({
  ...own,
  method: 'DELETE',
  path: 'assistants/me/practices/:specialistId',
  summary: 'The assistant leaves a specialist’s team',
  action: 'update',
  params: z.strictObject({ specialistId: uuid }),
  response: null,
  status: 204,
  errors: [],
})

export const exportAssistant = endpoint({
  ...own,
  method: 'GET',
  path: 'assistants/me/export',
  summary: 'A copy of all data stored about the assistant, as JSON (LGPD art. 18, V)',
  action: 'read',
  response: 'stream',
  status: 200,
  errors: [],
})

export const eraseAssistant = endpoint({
  ...own,
  method: 'DELETE',
  path: 'assistants/me',
  summary:
    'Erases the own account and leaves all teams (LGPD art. 18, VI); the audit keeps past actions with the name',
  action: 'delete',
  proof: true,
  response: null,
  status: 204,
  errors: [],
})

const secret = z.strictObject({ token: text(100) })

export const readTeamInvitation = endpoint({
  method: 'POST',
  path: 'assistants/invitations/read',
  summary: 'Shows an invitation to the holder of its link: the specialist, and the address it was sent to',
  resource: 'auth',
  action: 'read',
  body: secret,
  response: z.object({
    specialist: z.object({ name: z.string(), avatar: z.nullable(z.string()) }),
    name: z.string(),
    email: z.string(),
    /** The company whose specialists may take them too. */
    company: z.nullable(z.string()),
    ...assistantRights,
    expires_at: instant,
    /** The account of the address: none, an assistant's, or one of another role, which cannot become an assistant's. */
    account: z.enum(['none', 'assistant', 'other']),
  }),
  status: 200,
  errors: ['invite_over'],
})

export const acceptTeamInvitation = endpoint({
  method: 'POST',
  path: 'assistants/invitations/accept',
  summary: 'Accepts an invitation with a new account, and opens its session; the link proves the address',
  resource: 'auth',
  action: 'read',
  body: z
    .strictObject({
      ...secret.shape,
      firstName,
      lastName,
      password: newPassword,
      passwordConfirmation: z.string().check(z.maxLength(200)),
      accepted,
    })
    .check(samePasswords),
  response: session,
  status: 201,
  errors: ['invite_over', 'email_taken'],
})

export const joinTeam = endpoint({
  ...own,
  method: 'POST',
  path: 'assistants/invitations/join',
  summary: 'An assistant with an account accepts another invitation to the same address',
  action: 'update',
  body: secret,
  response: assistantProfile,
  status: 200,
  errors: ['invite_over'],
})
