import type { QueueOffer } from '@emma/contracts/queue'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueueIntro } from './queue-intro.tsx'
import { type EnteringDraft, useEntering } from './use-entering.ts'

const EmergencyAdvice = lazyPart(() => import('./emergency-advice.tsx'))
const ComplaintStep = lazyPart(() => import('./complaint-step.tsx'))
const QueuePayment = lazyPart(() => import('./queue-payment.tsx'), 'booking', 'cards', 'fields')

const stepOf = (entering: EnteringDraft, offer: QueueOffer): ReactNode => {
  const { step, flags, acknowledged, complaint } = entering
  if (flags.length > 0 && !acknowledged) return <EmergencyAdvice entering={entering} />
  if (step === 'pay' && complaint !== '') return <QueuePayment entering={entering} offer={offer} />
  return <ComplaintStep entering={entering} offer={offer} />
}

/** The steps of entering the queue. */
export const EnterQueue = ({ offer }: { offer: QueueOffer }) => {
  const entering = useEntering()
  if (entering.step === '') return <QueueIntro offer={offer} entering={entering} />
  return <Suspense fallback={<LoadingLines shape="lines" count={6} />}>{stepOf(entering, offer)}</Suspense>
}
