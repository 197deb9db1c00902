import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../lib/session/use-session.ts'
import { LinkButton } from '../../ui/action/link-button.tsx'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../ui/feedback/state-block.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import type { Participant } from './chat.calls.ts'
import classes from './chat.module.css'
import { type ChatRoute, ContactPane } from './contacts/contact-pane.tsx'
import { useContact, useContactEvents } from './contacts/use-contacts.ts'
import { keepSending } from './thread/outboxes.ts'
import { ThreadPane } from './thread/thread-pane.tsx'
import { useWriter } from './thread/use-writer.ts'

/** The logged-in person's role in the chat. */
export const useParticipant = (): Participant => {
  const role = useUser()?.role
  return role === 'specialist' || role === 'assistant' ? role : 'customer'
}

/** Sends waiting messages while a chat screen is open; each outbox continues by itself after that. */
export const useSending = (participant: Participant): void => {
  const writer = useWriter()
  useEffect(() => (writer === '' ? undefined : keepSending(participant, writer)), [participant, writer])
}

/** Where the chats are listed. */
export const listOf = {
  customer: '/customer/chat-customer',
  specialist: '/specialist/app/chat',
  assistant: '/assistente/conversas',
} as const

const Nobody = ({ participant }: { participant: Participant }) => {
  const { t } = useTranslation('chat')
  const to = listOf[participant]
  return (
    <div className={classes.state}>
      <EmptyState
        picture="chat"
        title={t('unknown.title')}
        detail={t('unknown.detail')}
        action={
          <LinkButton variant="light" to={to}>
            {t('unknown.back')}
          </LinkButton>
        }
      />
    </div>
  )
}

interface OpenProps {
  readonly participant: Participant
  readonly person: string
  readonly onBack?: () => void
  readonly plain?: boolean
}

/** The chat with one person, by any of their ids. */
export const OpenChat = ({ participant, person, ...pane }: OpenProps) => {
  const query = useContact(participant, person)
  return (
    <QueryView query={query} skeleton={<LoadingLines />}>
      {(contact) =>
        contact ? (
          <ThreadPane key={contact.chatId} participant={participant} contact={contact} {...pane} />
        ) : (
          <Nobody participant={participant} />
        )
      }
    </QueryView>
  )
}

interface Props {
  readonly route: ChatRoute
  readonly person: string | undefined
  readonly onBack: () => void
}

/** Contacts beside the open chat; on a phone one or the other. */
export const ChatPanes = ({ route, person, onBack }: Props) => {
  const { t } = useTranslation('chat')
  const { t: shell } = useTranslation()
  const participant = useParticipant()
  useContactEvents()
  useSending(participant)
  return (
    <div
      className={classes.screen}
      data-open={person !== undefined || undefined}
      data-participant={participant}
    >
      <div className={classes.title}>
        <PageHeader title={shell('titles.customer-chat')} subtitle={t(`subtitle.${participant}`)} />
      </div>
      <div className={classes.panes}>
        <ContactPane participant={participant} route={route} person={person} />
        <div className={classes.opened}>
          {person === undefined ? (
            <div className={classes.state}>
              <EmptyState picture="chat" title={t('choose.title')} detail={t('choose.detail')} />
            </div>
          ) : (
            <OpenChat participant={participant} person={person} onBack={onBack} />
          )}
        </div>
      </div>
    </div>
  )
}
