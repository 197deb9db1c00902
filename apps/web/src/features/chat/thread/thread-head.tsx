import type { Contact } from '@emma/contracts/chat'
import { ActionIcon } from '@mantine/core'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../../ui/action/text-link.tsx'
import type { Participant } from '../chat.calls.ts'
import classes from '../chat.module.css'
import { ChatName } from '../contacts/chat-name.tsx'
import { ContactAvatar } from '../contacts/contact-avatar.tsx'
import { OfficeBadge } from '../contacts/office-badge.tsx'
import { useOtherTyping } from './use-typing.ts'

interface Props {
  readonly participant: Participant
  readonly contact: Contact
  /** On a phone, back to the list. */
  readonly onBack?: (() => void) | undefined
  /** Without links, beside a call. */
  readonly plain?: boolean | undefined
}

const ProfileLink = ({ participant, contact: { personId } }: Pick<Props, 'participant' | 'contact'>) => {
  const { t } = useTranslation('chat')
  if (participant === 'assistant')
    return (
      <TextLink to="/assistente/novo-agendamento" search={{ customer: personId }}>
        {t('office.book')}
      </TextLink>
    )
  return participant === 'customer' ? (
    <TextLink to="/customer/detail/$id" params={{ id: personId }}>
      {t('thread.profile')}
    </TextLink>
  ) : (
    <TextLink to="/specialist/prontuario/$id" params={{ id: personId }}>
      {t('thread.patient')}
    </TextLink>
  )
}

/** The other person's name, presence, and whether they are writing. */
export const ThreadHead = ({ participant, contact, onBack, plain }: Props) => {
  const { t } = useTranslation('chat')
  const { name, online, standing, chatId, userId, thread } = contact
  const isTyping = useOtherTyping(chatId, userId)
  return (
    <header className={classes.head}>
      {onBack && (
        <ActionIcon className={classes.back} aria-label={t('thread.back')} onClick={onBack}>
          <IconArrowLeft size={22} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
      <ContactAvatar contact={contact} />
      <div className={classes.who}>
        <h2>
          <ChatName name={name} />
        </h2>
        {thread === 'office' ? (
          <OfficeBadge contact={contact} />
        ) : (
          <p role="status">
            {isTyping
              ? t('contacts.typing')
              : standing !== 'ended' && t(online ? 'contacts.online' : 'contacts.offline')}
          </p>
        )}
      </div>
      {!plain && <ProfileLink participant={participant} contact={contact} />}
    </header>
  )
}
