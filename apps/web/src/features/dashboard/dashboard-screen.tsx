import { Suspense } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { useUser } from '../../lib/session/use-session.ts'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { SpecialistDay } from './day/specialist-day.tsx'

const PlatformFigures = lazyPart(() => import('./platform-figures.tsx'))

/** One path for two roles: the specialist's day, or the admin's figures. */
export default function DashboardScreen() {
  if (useUser()?.role === 'specialist') return <SpecialistDay />
  return (
    <Suspense fallback={<LoadingLines shape="cards" />}>
      <PlatformFigures />
    </Suspense>
  )
}
