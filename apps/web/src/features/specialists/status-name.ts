import type { StatusNumber } from '@emma/contracts/specialists/profile'

/** A status's name in the texts. */
export const statusName = {
  0: 'incomplete',
  1: 'active',
  2: 'review',
  3: 'refused',
  4: 'suspended',
} as const satisfies Record<StatusNumber, string>
