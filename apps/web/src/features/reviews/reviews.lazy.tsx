import type { Appointment } from '@emma/contracts/booking'
import type { ButtonProps } from '@mantine/core'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { Coming } from '../../ui/feedback/coming.tsx'

const Button = lazyPart(() => import('./review-button.tsx'), 'reviews')
const Ask = lazyPart(() => import('./review-ask.tsx'), 'reviews')

/** "Avaliar", on a consultation that took place. */
export const ReviewButton = (props: ButtonProps & { readonly appointment: Appointment }) => (
  <Suspense fallback={null}>
    <Button {...props} />
  </Suspense>
)

/** "Como foi a sua consulta?", on the patient's home. */
export const ReviewAsk = () => (
  <Suspense fallback={<Coming />}>
    <Ask />
  </Suspense>
)
