import type * as pt from '../../pt/earnings/states.ts'
import type { Translated } from '../../translated.ts'

export const earningStates = {
  waiting_funds: 'To receive',
  available: 'Available',
  canceled: 'Canceled',
  charged_back: 'Disputed',
} satisfies Translated<typeof pt.earningStates>

export const recipientStates = {
  registration: 'Under review',
  affiliation: 'Identity to be confirmed',
  active: 'Ready to receive',
  refused: 'Refused',
  suspended: 'Suspended',
  blocked: 'Blocked',
  inactive: 'Inactive',
} satisfies Translated<typeof pt.recipientStates>
