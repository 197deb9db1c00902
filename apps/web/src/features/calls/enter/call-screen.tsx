import { Navigate, useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { idIn, type Search } from '../../../lib/filters/filters.ts'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { CallFrame } from './call-frame.tsx'
import { TodayCalls } from './today-calls.tsx'

// The day's list needs none of the call's code.
const CallGuard = lazyPart(async () => ({ default: (await import('./call-guard.tsx')).CallGuard }))

const search = ({ id }: Search) => ({ id: idIn(id) })

/**
 * Calls: without an appointment those of today (specialists see theirs in the day), with one its room. Patients have it
 * in the path, specialists in `?id=`.
 */
export default function CallScreen() {
  const params = useParams({ strict: false })
  const [{ id: searched }] = useFilters(search)
  const user = useUser()
  const id = params.id ?? searched
  if (id) {
    const skeleton = (
      <CallFrame>
        <LoadingLines shape="block" />
      </CallFrame>
    )
    return (
      <Suspense fallback={skeleton}>
        <CallGuard key={id} appointmentId={id} />
      </Suspense>
    )
  }
  if (user?.role === 'specialist') return <Navigate to="/dashboard" search={{ show: 'online' }} replace />
  return (
    <CallFrame>
      <TodayCalls />
    </CallFrame>
  )
}
