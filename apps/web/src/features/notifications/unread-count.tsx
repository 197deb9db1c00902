import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './notifications.module.css'

const most = 99

interface Props {
  readonly count: number
  /** On an icon; else after the word. */
  readonly corner?: boolean | undefined
}

/** A number of unread messages beside their link; nothing if there are none. */
export const UnreadCount = ({ count, corner = false }: Props) => {
  const { t } = useTranslation('notifications')
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
