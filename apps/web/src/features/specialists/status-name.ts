import type { StatusNumber } from '@emma/contracts/specialists/profile'

/** A status by the name that the texts know it by. */
export const statusName = {
  0: 'incomplete',
  1: 'active',
  2: 'review',
  3: 'refused',
  4: 'suspended',
} as const satisfies Record<StatusNumber, string>
