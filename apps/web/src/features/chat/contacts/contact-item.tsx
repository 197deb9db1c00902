import type { Contact } from '@emma/contracts/chat'
import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate, formatDayOfYear, formatHour } from '../../../lib/i18n/format.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import { addDays, dateAt, today } from '../../../lib/time/days.ts'
import { Tick } from '../../../ui/chat-thread/tick.tsx'
import layout from '../../../ui/layout/layout.module.css'
import classes from '../chat.module.css'
import { useOtherTyping } from '../thread/use-typing.ts'
import { ChatName } from './chat-name.tsx'
import { ContactAvatar } from './contact-avatar.tsx'
import { OfficeBadge } from './office-badge.tsx'

const MOST = 99

/** The hour of today, else the day, as short as it can be. */
const useMoment = (at: string): string => {
  const { t } = useTranslation('chat')
  const day = dateAt(at)
  if (day === today()) return formatHour(at)
  if (day === addDays(today(), -1)) return t('contacts.yesterday')
  const isThisYear = day.slice(0, 4) === today().slice(0, 4)
  return isThisYear ? formatDayOfYear(at) : formatDate(at)
}

const LastWords = ({ contact }: { contact: Contact }) => {
  const { t } = useTranslation('chat')
  const isPatient = useUser()?.role === 'customer'
  const isTyping = useOtherTyping(contact.chatId, contact.userId)
  const { lastMessage: last } = contact
  if (isTyping) return <em className={classes.typing}>{t('contacts.typing')}</em>
  if (!last) return <span>{t('contacts.none')}</span>
  const words = last.file === undefined ? last.message : t('contacts.file', { name: last.file })
  const isOwn = last.senderId !== contact.userId
  // For an office, any of those who answer there may have written it.
  const isByMe = isOwn && (isPatient || contact.thread === 'care')
  return (
    <>
      {isOwn && <Tick state={last.status} />}
      <span>{isByMe ? t('contacts.you', { text: words }) : words}</span>
    </>
  )
}

/** One contact of the list: name, presence, last message, and unread count. */
export const ContactItem = ({ contact }: { contact: Contact }) => {
  const { t } = useTranslation('chat')
  const moment = useMoment(contact.date)
  const { name, online, unreadMessages: unread, lastMessage } = contact
  return (
    <>
      <ContactAvatar contact={contact} />
      <span className={classes.words}>
        <strong>
          <ChatName name={name} />
          {online && <span className={layout.hidden}> ({t('contacts.online')})</span>}
        </strong>
        <OfficeBadge contact={contact} />
        <span className={classes.below}>
          <span className={classes.last}>
            <LastWords contact={contact} />
          </span>
          {lastMessage && <time dateTime={contact.date}>{moment}</time>}
          {unread > 0 && (
            <Badge circle={unread <= 9} size="lg" aria-label={t('contacts.unread', { count: unread })}>
              {unread > MOST ? `${MOST}+` : unread}
            </Badge>
          )}
        </span>
      </span>
    </>
  )
}
