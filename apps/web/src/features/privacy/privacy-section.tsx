import { lazy, Suspense } from 'react'
import { loadPhrases } from '../../lib/i18n/i18n.ts'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'

/** Includes its texts: a profile only has to place it. */
const OwnData = lazy(async () => {
  const [module] = await Promise.all([import('./own-data.tsx'), loadPhrases('privacy')])
  return module
})

/** Copy and erasure of a patient's data, for the profile. */
export const PrivacySection = () => (
  <Suspense fallback={<LoadingLines />}>
    <OwnData />
  </Suspense>
)
