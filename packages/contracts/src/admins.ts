import * as z from 'zod/mini'
import { email, endpoint, idParams, instant, personName, uuid } from './kit/index.ts'

const MEGABYTE = 1024 * 1024

/** Somebody who runs the platform; `id` is the user's (spec §6). */
export const adminProfile = z.object({
  id: uuid,
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  timezone: z.string(),
  /** A new e-mail whose code has not come back yet. */
  pendingContact: z.object({ email: z.optional(z.string()) }),
  created_at: instant,
})
export type AdminProfile = z.output<typeof adminProfile>

const admin = { resource: 'admin', role: 'admin', params: idParams, errors: [] } as const

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
export const adminInput = z.strictObject({ firstName: personName, lastName: personName, email })

export const updateAdmin = endpoint({
  ...admin,
  method: 'PUT',
  path: 'admins/:id',
  summary: 'Changes the own names; a new e-mail waits for its code',
  action: 'update',
  body: z.partial(adminInput),
  response: adminProfile,
  status: 200,
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
