import { lazy, Suspense } from 'react'
import { loadPhrases } from '../../../lib/i18n/i18n.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'

/** Includes its texts: a profile only has to place it. */
const SecurityPanels = lazy(async () => {
  const [module] = await Promise.all([
    import('./security-panels.tsx'),
    loadPhrases('security', 'auth', 'fields'),
  ])
  return module
})

/**
 * Password, second factor, passkeys and sessions of the logged-in person, for every role's profile; `titled` unless the
 * surroundings show its name.
 */
export const SecuritySection = ({ titled = true }: { readonly titled?: boolean }) => (
  <Suspense fallback={<LoadingLines />}>
    <SecurityPanels titled={titled} />
  </Suspense>
)
