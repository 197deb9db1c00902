import type { QueueEntry } from '@emma/contracts/queue'
import { type ReactNode, Suspense, useEffect } from 'react'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { attempt } from '../enter/attempt.ts'
import { forgetEntering } from '../enter/use-entering.ts'
import { StartedPanel } from './started-panel.tsx'
import { WaitingPanel } from './waiting-panel.tsx'

const UnpaidPanel = lazyPart(() => import('./unpaid-panel.tsx'))
const CalledPanel = lazyPart(() => import('./called-panel.tsx'))

const panelOf = (entry: QueueEntry): ReactNode => {
  switch (entry.status) {
    case 'awaiting_payment':
      return <UnpaidPanel entry={entry} />
    case 'waiting':
      return <WaitingPanel entry={entry} />
    case 'called':
      return <CalledPanel entry={entry} />
    case 'in_progress':
      return <StartedPanel entry={entry} />
    default:
      return null
  }
}

/** One's own place, by its status. */
export const OwnEntry = ({ entry }: { entry: QueueEntry }) => {
  const isPaid = entry.status !== 'awaiting_payment'
  useEffect(attempt.end, [])
  useEffect(() => {
    if (isPaid) forgetEntering()
  }, [isPaid])
  return <Suspense fallback={<LoadingLines shape="block" count={1} />}>{panelOf(entry)}</Suspense>
}
