import { Suspense } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { useUser } from '../../lib/session/use-session.ts'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import layout from '../../ui/layout/layout.module.css'

const Device = lazyPart(() => import('./device-panels.tsx'), 'notifications')
const Settings = lazyPart(() => import('./settings-panels.tsx'), 'notifications')
const Unread = lazyPart(() => import('./unread-messages.tsx'), 'notifications')
const Bell = lazyPart(() => import('./bell.tsx'), 'notifications')

/** For every role's profile: notification settings, push messages, and the installed app. */
export const DeviceSection = () => (
  <Suspense fallback={<LoadingLines />}>
    <div className={`${layout.stack} ${layout.arriving}`}>
      <Settings />
      <Device />
    </div>
  </Suspense>
)

/** The header's bell; it loads after the screen. */
export const NotificationBell = () => {
  const role = useUser()?.role
  // Assistants get no notifications.
  if (role === undefined || role === 'assistant') return null
  return (
    <Suspense fallback={null}>
      <Bell audience={role} />
    </Suspense>
  )
}

/** The number of unread messages beside their link; nothing if there are none. */
export const UnreadMessages = ({ corner }: { corner?: boolean }) => {
  const role = useUser()?.role
  // Assistants get no notifications.
  if (role === undefined || role === 'assistant') return null
  return (
    <Suspense fallback={null}>
      <Unread audience={role} corner={corner} />
    </Suspense>
  )
}
