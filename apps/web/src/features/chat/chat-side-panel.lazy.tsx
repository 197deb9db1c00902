import { Suspense } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import type { ChatSidePanelProps } from './chat-side-panel.tsx'

const SidePanel = lazyPart(() => import('./chat-side-panel.tsx'), 'chat')

/** The chat with one person, narrow, for a column beside a call; loads when opened. */
export const ChatSidePanel = (props: ChatSidePanelProps) => (
  <Suspense fallback={<LoadingLines />}>
    <SidePanel {...props} />
  </Suspense>
)
