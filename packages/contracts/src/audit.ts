/** What an admin may have done with a thing. */
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

/** Kinds of things that admins change. */
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
  'error',
  'audit',
] as const
export type ActEntity = (typeof actEntities)[number]
