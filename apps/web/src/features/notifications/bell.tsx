import type { NotificationKind } from '@emma/contracts/notifications/notification'
import { VisuallyHidden } from '@mantine/core'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HeaderButton } from '../../ui/frame/menu/header-menu.tsx'
import classes from './notifications.module.css'
import { type Audience, unreadQuery } from './notifications.queries.ts'
import { useFreshMessages, useFreshNotifications } from './use-notifications.ts'
import { usePlaySound } from './use-play-sound.ts'

const Centre = lazy(() => import('./centre.tsx'))

const most = 9
/**
 * Kinds with a sound of their own: the chat's screen, and the ring for a called patient, which works on every screen.
 */
const withOwnSound: readonly NotificationKind[] = ['chat_message', 'queue_called']

const useSoundOfNotices = () => {
  const play = usePlaySound()
  return useCallback(
    (kind: NotificationKind) => {
      if (!withOwnSound.includes(kind)) play('notice')
    },
    [play],
  )
}

/** The header's bell: how many are new, announced when it grows, and a link to the list. */
export default function Bell({ audience }: { audience: Audience }) {
  const { t } = useTranslation('notifications')
  useFreshNotifications(useSoundOfNotices())
  useFreshMessages(audience)
  const { data } = useQuery(unreadQuery(audience))
  const [isLoaded, setLoaded] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const unread = data?.unread ?? 0
  const label = unread > 0 ? t('bell.unread', { count: unread }) : t('bell.label')
  return (
    <>
      <HeaderButton
        label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setLoaded(true)
          setOpen(true)
        }}
      >
        <span className={classes.bell}>
          <IconBell size={22} stroke={1.75} aria-hidden />
          {unread > 0 && (
            <span className={classes.count} aria-hidden>
              {unread > most ? `${most}+` : unread}
            </span>
          )}
        </span>
      </HeaderButton>
      <VisuallyHidden role="status">{unread > 0 && label}</VisuallyHidden>
      {isLoaded && (
        <Suspense fallback={null}>
          <Centre audience={audience} opened={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
