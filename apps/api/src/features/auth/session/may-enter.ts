import type { PersonRow } from '../auth.repo.ts'

/** Neither blocked by an admin nor a customer who is unconfirmed, blocked or erased. */
export const mayEnter = ({ blocked_at, customer_status }: PersonRow): boolean =>
  blocked_at === null && (customer_status === null || customer_status === 'active')

/**
 * Whether an account's state may be shown to its owner: not before the registration is confirmed, nor after erasure.
 */
export const isKnown = ({ customer_status }: PersonRow): boolean =>
  customer_status !== 'pending' && customer_status !== 'erased'
