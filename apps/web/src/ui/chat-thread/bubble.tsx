import { Button } from '@mantine/core'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatHour } from '../../lib/i18n/format.ts'
import layout from '../layout/layout.module.css'
import { Attachment } from './attachment.tsx'
import classes from './chat-thread.module.css'
import type { ItemActions, ThreadItem } from './thread-item.ts'
import { Tick } from './tick.tsx'

interface Props extends ItemActions {
  readonly item: ThreadItem
  /** The other person. */
  readonly name: string
}

const Failure = ({ item, onRetry, onDiscard }: Omit<Props, 'name'>) => {
  const { t } = useTranslation('chat')
  return (
    <div className={classes.failure} role="alert">
      <p>{item.failure ?? t('state.failed')}</p>
      <Button size="xs" variant="light" onClick={() => onRetry(item.key)}>
        {t('failed.again')}
      </Button>
      <Button size="xs" variant="subtle" color="coral" onClick={() => onDiscard(item.key)}>
        {t('failed.discard')}
      </Button>
    </div>
  )
}

/** One message: sender, text, time, and delivery status. */
export const Bubble = memo(({ item, name, onRetry, onDiscard }: Props) => {
  const { t } = useTranslation('chat')
  const { own, text, file, state, at, automatic, author, percent, key } = item
  const isUpload = file !== undefined && (state === 'waiting' || state === 'sending')
  return (
    <li className={classes.row} data-own={own || undefined}>
      <article className={classes.bubble} data-state={state}>
        <span className={layout.hidden}>{own ? t('thread.own') : name}: </span>
        {automatic && <small className={classes.automatic}>{t('thread.automatic')}</small>}
        {author !== undefined && <small className={classes.automatic}>{author}</small>}
        {file && (
          <Attachment file={file} percent={percent} onCancel={isUpload ? () => onDiscard(key) : undefined} />
        )}
        {text !== '' && <p className={classes.text}>{text}</p>}
        <footer className={classes.foot}>
          <time dateTime={at}>{formatHour(at)}</time>
          {own && <Tick state={state} />}
        </footer>
        {state === 'failed' && <Failure item={item} onRetry={onRetry} onDiscard={onDiscard} />}
      </article>
    </li>
  )
})
