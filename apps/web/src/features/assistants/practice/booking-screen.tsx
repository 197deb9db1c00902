import { Suspense } from 'react'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { NewAppointment } from '../../booking/index.ts'
import { PracticeGate } from './practice-gate.tsx'

/** Books for a patient of the specialist, or for somebody new. */
export default function BookingScreen() {
  return (
    <PracticeGate>
      {({ active }) => (
        <Suspense fallback={<LoadingLines shape="block" count={3} />}>
          <NewAppointment isActive={active} />
        </Suspense>
      )}
    </PracticeGate>
  )
}
