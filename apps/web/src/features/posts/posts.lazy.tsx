import { Suspense } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'

const Cards = lazyPart(() => import('./post-cards.tsx'), 'posts')

/** The latest posts, loaded after the screen. */
export const LatestPosts = () => (
  <Suspense fallback={<LoadingLines shape="cards" count={3} />}>
    <Cards />
  </Suspense>
)
