import { Suspense } from 'react'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'

interface Props {
  /** Something before it wants the eye more. */
  readonly isQuiet?: boolean
}

const Next = lazyPart<Props>(
  () => import('./next-appointment.tsx').then(({ NextAppointment }) => ({ default: NextAppointment })),
  'booking',
)

/** The next appointment on the patient's home; it comes beside the screen, not before it. */
export const NextAppointment = (props: Props) => (
  <Suspense fallback={<LoadingLines shape="cards" count={1} />}>
    <Next {...props} />
  </Suspense>
)
