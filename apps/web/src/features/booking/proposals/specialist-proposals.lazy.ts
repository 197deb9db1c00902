import { lazyPart } from '../../../lib/loading/lazy-part.ts'

export const SentProposal = lazyPart(() => import('./sent-proposal.tsx'), 'proposals')
export const ProposeDialog = lazyPart(
  () => import('./propose-dialog.tsx'),
  'proposals',
  'booking',
  'availability',
)
