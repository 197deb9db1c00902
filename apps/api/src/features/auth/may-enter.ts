import type { PersonRow } from './auth.repo.ts'

/** Neither shut out by an admin nor, as a customer, still to be confirmed, blocked or erased (domain §2). */
export const mayEnter = ({ blocked_at, customer_status }: PersonRow): boolean =>
  blocked_at === null && (customer_status === null || customer_status === 'active')
