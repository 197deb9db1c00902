import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import type { ChatBesideProps } from './chat-beside.tsx'

const Beside = lazyPart(() => import('./chat-beside.tsx'), 'chat')

/** The chat with one person, narrow, for a column beside a call; it comes when it is opened. */
export const ChatBeside = (props: ChatBesideProps) => (
  <Suspense fallback={<LoadingLines />}>
    <Beside {...props} />
  </Suspense>
)
