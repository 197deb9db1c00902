import * as z from 'zod/mini'
import {
  email,
  endpoint,
  firstName,
  idParams,
  instant,
  lastName,
  listOf,
  optionalText,
  paging,
  sorting,
  text,
  uuid,
} from '../kit/index.ts'

const MEGABYTE = 1024 * 1024

/** `invited`: has no password yet; `removed`: is no longer an admin. */
export const adminStates = ['active', 'invited', 'removed'] as const
export type AdminState = (typeof adminStates)[number]

/** A person who runs the platform; `id` is the user's (spec §6). */
export const adminProfile = z.object({
  id: uuid,
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  timezone: z.string(),
  /** A new e-mail that is not confirmed yet. */
  pendingContact: z.object({ email: z.optional(z.string()) }),
  created_at: instant,
  status: z.enum(adminStates),
  /** Whether a second factor is set up. */
  second_factor: z.boolean(),
})
export type AdminProfile = z.output<typeof adminProfile>

const admin = { resource: 'admin', role: 'admin', params: idParams, errors: [] } as const
const all = { resource: 'admin', role: 'admin' } as const

/** By name by default. */
export const adminSorts = ['name', 'created_at'] as const

export const listAdmins = endpoint({
  ...all,
  method: 'GET',
  path: 'admins',
  summary:
    'Admins by name; without `status` those who are or may become active. `search` finds names and e-mails',
  action: 'read',
  query: z.strictObject({
    ...paging(),
    sort: sorting(adminSorts),
    search: z.optional(optionalText(120)),
    status: z.optional(z.enum(adminStates)),
  }),
  response: listOf(adminProfile),
  status: 200,
  errors: [],
})

export const getAdmin = endpoint({
  ...admin,
  method: 'GET',
  path: 'admins/:id',
  summary: 'An admin',
  action: 'read',
  response: adminProfile,
  status: 200,
})

/** The form's schema: the browser keeps no schema of an endpoint. */
export const adminInput = z.strictObject({ firstName, lastName, email })

export const createAdmin = endpoint({
  ...all,
  method: 'POST',
  path: 'admins',
  summary: 'Invites an admin: a link to choose a password goes to the e-mail, good for three days',
  action: 'create',
  body: adminInput,
  response: adminProfile,
  status: 201,
  errors: ['email_taken'],
})

export const updateAdmin = endpoint({
  ...admin,
  method: 'PUT',
  path: 'admins/:id',
  summary:
    'Changes names and e-mail. An own new e-mail waits for its code; that of an admin who was only invited counts at once, and the link goes there; that of another admin is theirs to change (403)',
  action: 'update',
  proof: true,
  body: z.partial(adminInput),
  response: adminProfile,
  status: 200,
  errors: ['email_taken'],
})

export const deleteAdmin = endpoint({
  ...admin,
  method: 'DELETE',
  path: 'admins/:id',
  summary: 'Takes an admin’s access away and ends the sessions; 409 `last_admin` for the last active one',
  action: 'delete',
  body: z.optional(z.strictObject({ reason: z.optional(text(500)) })),
  response: null,
  status: 204,
  errors: ['last_admin'],
})

export const restoreAdmin = endpoint({
  ...admin,
  method: 'POST',
  path: 'admins/:id/restore',
  summary: 'Takes a removed admin back',
  action: 'update',
  response: adminProfile,
  status: 200,
  errors: ['invalid_transition'],
})

export const inviteAdmin = endpoint({
  ...admin,
  method: 'POST',
  path: 'admins/:id/invite',
  summary: 'Sends an invited admin another link; at most once a minute',
  action: 'update',
  response: null,
  status: 202,
  errors: ['invalid_transition'],
})

export const changeAdminAvatar = endpoint({
  ...admin,
  method: 'PUT',
  path: 'admins/:id/avatar',
  summary: 'Puts an own picture in place, or takes it away with `avatar` null',
  action: 'update',
  multipart: { files: ['avatar'], maxBytes: 5 * MEGABYTE },
  body: z.strictObject({ avatar: z.optional(z.null()) }),
  response: adminProfile,
  status: 200,
})
