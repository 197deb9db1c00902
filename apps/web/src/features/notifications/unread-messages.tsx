import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import classes from './notifications.module.css'
import { type Audience, unreadQuery } from './notifications.queries.ts'

const most = 99

interface Props {
  readonly audience: Audience
  /** On an icon; else after the word. */
  readonly corner?: boolean | undefined
}

/** The count of unread messages in the navigation; the bell updates it. */
export default function UnreadMessages({ audience, corner = false }: Props) {
  const { t } = useTranslation('notifications')
  const { data } = useQuery({ ...unreadQuery(audience), refetchOnMount: false })
  const count = data?.unreadMessages ?? 0
  if (count === 0) return null
  return (
    <>
      <span className={classes.messages} data-corner={corner || undefined} aria-hidden>
        {count > most ? `${most}+` : count}
      </span>
      <VisuallyHidden>{t('bell.messages', { count })}</VisuallyHidden>
    </>
  )
}
