import * as z from 'zod/mini'
import { date, endpoint, instant, listOf, paging, sorting, uuid } from '../kit/index.ts'

/** Actions of admins in the audit log. */
export const actActions = [
  'created',
  'updated',
  'deleted',
  'restored',
  'published',
  'approved',
  'rejected',
  'suspended',
  'reactivated',
  'blocked',
  'unblocked',
  'invited',
  'code_resent',
  'canceled',
  'refunded',
  'message_resent',
  'settled',
  'started',
  'status_changed',
  'percent_changed',
  'member_removed',
  'document_uploaded',
  'document_deleted',
  'recipient_generated',
  'exported',
] as const
export type ActAction = (typeof actActions)[number]

/** Kinds of items that admins change. */
export const actEntities = [
  'admin',
  'customer',
  'specialist',
  'specialty',
  'variable',
  'page',
  'post',
  'company',
  'withdrawal',
  'difference',
  'reconciliation',
  'appointment',
  'queue_entry',
  'contact_message',
  'error',
  'audit',
] as const
export type ActEntity = (typeof actEntities)[number]

/** A thing's fields before or after; personal values are masked. */
const fields = z.record(z.string(), z.unknown())

const act = z.object({
  id: uuid,
  at: instant,
  by: z.object({ id: uuid, name: z.string() }),
  action: z.enum(actActions),
  entity: z.enum(actEntities),
  entity_id: z.string(),
  /** A readable name, if there is one. */
  entity_name: z.nullable(z.string()),
  before: z.nullable(fields),
  after: z.nullable(fields),
  reason: z.nullable(z.string()),
  session_id: uuid,
  address: z.string(),
})
export type ActLine = z.output<typeof act>

const filters = {
  user_id: z.optional(uuid),
  action: z.optional(z.enum(actActions)),
  entity: z.optional(z.enum(actEntities)),
  entity_id: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  from: z.optional(date),
  to: z.optional(date),
}
const admin = { resource: 'admin', action: 'read', role: 'admin', status: 200, errors: [] } as const

/** Newest first by default. */
export const actSorts = ['at'] as const

export const listActs = endpoint({
  ...admin,
  method: 'GET',
  path: 'audit',
  summary: 'What admins did, newest first; `from` and `to` are days in the own time zone',
  query: z.strictObject({ ...paging(20), sort: sorting(actSorts), ...filters }),
  response: listOf(act),
})

export const exportActs = endpoint({
  ...admin,
  method: 'GET',
  path: 'audit/export',
  summary: 'The same as a spreadsheet (CSV), written while it is read',
  query: z.strictObject(filters),
  response: 'stream',
})
