import type { Contact } from '@emma/contracts/chat'
import { useCallback, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../../../lib/api/online.ts'
import { ChatThread } from '../../../ui/chat-thread/chat-thread.tsx'
import { Composer } from '../../../ui/chat-thread/composer.tsx'
import { ErrorBlock } from '../../../ui/failure/error-block.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import type { Participant } from '../chat.calls.ts'
import classes from '../chat.module.css'
import { ContactStatusNote } from './contact-status-note.tsx'
import { OfficeLine } from './office-line.tsx'
import { ThreadHead } from './thread-head.tsx'
import { threadItems } from './thread-items.ts'
import { useComposing } from './use-composing.ts'
import { type OpenThread, useThread } from './use-thread.ts'

interface Props {
  readonly participant: Participant
  readonly contact: Contact
  readonly onBack?: () => void
  readonly plain?: boolean
}

type BodyProps = Pick<Props, 'contact'> & { readonly open: OpenThread }

/** Marks shown messages as read when the person returns to the window. */
const useSeenOnReturn = (seen: () => void): void => {
  useEffect(() => {
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [seen])
}

const Body = ({ contact, open }: BodyProps) => {
  const { t } = useTranslation('chat')
  const { state, pending, thread, outbox, seen } = open
  const { userId } = contact
  const items = useMemo(() => threadItems(state.messages, pending, userId), [state.messages, pending, userId])
  const onOlder = useCallback(() => void thread.loadOlder(), [thread])
  const onRetry = useCallback((key: string) => outbox.retry(key), [outbox])
  const onDiscard = useCallback((key: string) => outbox.discard(key), [outbox])
  useSeenOnReturn(seen)
  if (state.phase === 'failed' && items.length === 0) {
    const retry = () => void thread.sync()
    return (
      <div className={classes.state}>
        <ErrorBlock title={t('thread.loadFailed')} error={state.error} onRetry={retry} />
      </div>
    )
  }
  if (state.phase === 'loading' && items.length === 0) {
    return (
      <div className={classes.coming}>
        <LoadingLines />
      </div>
    )
  }
  if (items.length === 0) {
    return (
      <div className={classes.state}>
        <EmptyState
          picture="chat"
          title={t('thread.beginTitle')}
          detail={t(contact.thread === 'office' ? 'office.begin' : 'thread.begin')}
        />
      </div>
    )
  }
  const first = state.messages.find(({ sequence }) => sequence === state.unread?.sequence)
  return (
    <ChatThread
      name={contact.name}
      items={items}
      unread={first && state.unread ? { key: first.id, count: state.unread.count } : null}
      older={state.hasOlder ? state.older : 'none'}
      onOlder={onOlder}
      onSeen={seen}
      onRetry={onRetry}
      onDiscard={onDiscard}
    />
  )
}

const Writing = ({ participant, contact, open }: BodyProps & Pick<Props, 'participant'>) => {
  const { t } = useTranslation('chat')
  const { outbox, thread } = open
  const composing = useComposing(contact, outbox, () => thread.forgetUnread())
  const isOnline = useOnline()
  return (
    <>
      {!isOnline && (
        <p className={classes.offline} role="status">
          {t('composer.offline')}
        </p>
      )}
      <Composer
        text={composing.text}
        onText={composing.change}
        onSend={composing.send}
        onFiles={composing.sendFiles}
      />
      {participant === 'customer' && <p className={classes.emergency}>{t('emergency')}</p>}
    </>
  )
}

/** One chat: header, messages, composer. */
export const ThreadPane = ({ participant, contact, onBack, plain }: Props) => {
  const open = useThread(participant, contact)
  const mayWrite = contact.standing === 'open' || contact.standing === 'away'
  return (
    <section className={classes.thread} aria-label={contact.name} data-plain={plain || undefined}>
      <ThreadHead participant={participant} contact={contact} onBack={onBack} plain={plain} />
      <Body contact={contact} open={open} />
      <ContactStatusNote contact={contact} participant={participant} />
      {mayWrite && <Writing participant={participant} contact={contact} open={open} />}
      {participant === 'customer' && !plain && <OfficeLine contact={contact} />}
    </section>
  )
}
