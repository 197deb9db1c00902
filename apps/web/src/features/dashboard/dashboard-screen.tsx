import { Suspense } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { useUser } from '../../lib/session/use-session.ts'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { SkinOffer } from '../../ui/frame/skin-offer.tsx'
import { SpecialistDay } from './day/specialist-day.tsx'

const PlatformFigures = lazyPart(() => import('./platform-figures.tsx'))

/** One path for two roles: the specialist's day, or the admin's figures. */
export default function DashboardScreen() {
  const isSpecialist = useUser()?.role === 'specialist'
  return (
    <>
      {isSpecialist ? (
        <SpecialistDay />
      ) : (
        <Suspense fallback={<LoadingLines shape="cards" />}>
          <PlatformFigures />
        </Suspense>
      )}
      <SkinOffer />
    </>
  )
}
