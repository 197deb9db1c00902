import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import type { Choice } from './payment-choice.ts'
import type { PixProps } from './pix-panel.tsx'

/** How a user chose to pay. */
export type PaidBy = Pick<Choice, 'method' | 'cardId'>

/** Paying for anything other than a slot; each part loads with its step. */
export const PayPanel = lazyPart(() => import('./pay-panel.tsx'), 'booking', 'cards', 'fields')
export const PixPanel = lazyPart<PixProps>(
  () => import('./pix-panel.tsx').then(({ PixPanel: Panel }) => ({ default: Panel })),
  'booking',
)
export const WhoFor = lazyPart(() => import('../book/who-for.tsx'), 'booking')
