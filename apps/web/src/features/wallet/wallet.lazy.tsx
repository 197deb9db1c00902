import { Suspense } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'

const Section = lazyPart(() => import('./wallet-section.tsx'), 'wallet')

/** The wallet, in its own chunk: payments need only its balance. */
export const WalletSection = () => (
  <Suspense fallback={<LoadingLines shape="cards" count={1} />}>
    <Section />
  </Suspense>
)
