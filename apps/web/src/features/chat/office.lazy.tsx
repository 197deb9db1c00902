import { Suspense } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'

const Chats = lazyPart(() => import('./chat-screen.tsx'), 'chat')
const Unread = lazyPart(() => import('./contacts/office-unread.tsx'), 'notifications')

/** The office's chats, for an assistant; the open one is in the address. */
export const OfficeChats = () => (
  <Suspense fallback={<LoadingLines shape="table" count={6} />}>
    <Chats />
  </Suspense>
)

/** For an assistant who answers patients: how many messages are unread, beside the link to them. */
export const OfficeUnread = ({ corner }: { corner?: boolean }) => (
  <Suspense fallback={null}>
    <Unread corner={corner} />
  </Suspense>
)
