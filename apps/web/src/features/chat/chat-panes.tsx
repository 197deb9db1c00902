import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../lib/use-session.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { EmptyState } from '../../ui/state-block.tsx'
import type { Side } from './chat.calls.ts'
import classes from './chat.module.css'
import { ContactPane, type Door } from './contact-pane.tsx'
import { keepSending } from './outboxes.ts'
import { ThreadPane } from './thread-pane.tsx'
import { useContact, useContactEvents } from './use-contacts.ts'

/** Whose side the logged in person is on. */
export const useSide = (): Side => (useUser()?.role === 'specialist' ? 'specialist' : 'customer')

/** Sends what waits while a chat screen is open; each outbox goes on by itself after that. */
export const useSending = (side: Side): void => {
  const ownId = useUser()?.id
  useEffect(() => (ownId === undefined ? undefined : keepSending(side, ownId)), [side, ownId])
}

const Nobody = ({ side }: { side: Side }) => {
  const { t } = useTranslation('chat')
  const to = side === 'customer' ? '/customer/chat-customer' : '/specialist/app/chat'
  return (
    <div className={classes.state}>
      <EmptyState
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
  readonly side: Side
  readonly person: string
  readonly onBack?: () => void
  readonly plain?: boolean
}

/** The chat with one person, by any id that names them. */
export const OpenChat = ({ side, person, ...pane }: OpenProps) => {
  const query = useContact(side, person)
  return (
    <QueryView query={query} skeleton={<LoadingLines />}>
      {(contact) =>
        contact ? (
          <ThreadPane key={contact.chatId} side={side} contact={contact} {...pane} />
        ) : (
          <Nobody side={side} />
        )
      }
    </QueryView>
  )
}

interface Props {
  readonly door: Door
  readonly person: string | undefined
  readonly onBack: () => void
}

/** Contacts beside the chat that is open; on a phone the one, then the other. */
export const ChatPanes = ({ door, person, onBack }: Props) => {
  const { t } = useTranslation('chat')
  const { t: shell } = useTranslation()
  const side = useSide()
  useContactEvents()
  useSending(side)
  return (
    <div className={classes.screen} data-open={person !== undefined || undefined} data-side={side}>
      <div className={classes.title}>
        <PageHeader title={shell('titles.customer-chat')} subtitle={t(`subtitle.${side}`)} />
      </div>
      <div className={classes.panes}>
        <ContactPane side={side} door={door} person={person} />
        <div className={classes.opened}>
          {person === undefined ? (
            <div className={classes.state}>
              <EmptyState title={t('choose.title')} detail={t('choose.detail')} />
            </div>
          ) : (
            <OpenChat side={side} person={person} onBack={onBack} />
          )}
        </div>
      </div>
    </div>
  )
}
