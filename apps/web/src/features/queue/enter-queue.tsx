import type { QueueOffer } from '@emma/contracts/queue'
import { redFlags } from '@emma/domain/queue'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { ComplaintStep } from './complaint-step.tsx'
import { EmergencyAdvice } from './emergency-advice.tsx'
import { EnterDoor } from './enter-door.tsx'
import { RedFlagCards } from './red-flag-cards.tsx'
import { useEntering } from './use-entering.ts'

const QueuePayment = lazyPart(() => import('./queue-payment.tsx'), 'booking', 'cards', 'fields')

/** The way into the queue, a step after the other. */
export const EnterQueue = ({ offer }: { offer: QueueOffer }) => {
  const entering = useEntering()
  const { step, flags, asked, acknowledged, complaint } = entering
  if (step === '') return <EnterDoor offer={offer} onBegin={() => entering.go('flags')} />
  const isAdvised = flags.length > 0 && !acknowledged
  if (isAdvised) return <EmergencyAdvice entering={entering} />
  if (step === 'flags' && asked < redFlags.length) return <RedFlagCards entering={entering} />
  if (step !== 'pay' || complaint === '') return <ComplaintStep entering={entering} />
  return (
    <Suspense fallback={<LoadingLines shape="lines" count={6} />}>
      <QueuePayment entering={entering} offer={offer} />
    </Suspense>
  )
}
