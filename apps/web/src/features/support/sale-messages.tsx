import type { SaleMessage, SupportSale } from '@emma/contracts/support'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatHour } from '../../lib/i18n/format.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import layout from '../../ui/layout/layout.module.css'
import { Panel } from '../../ui/layout/panel.tsx'
import { StatusBadge } from '../../ui/status/status-badge.tsx'
import { useMessageName } from './message-name.ts'
import classes from './support.module.css'

const ResendMessage = lazyPart(() => import('./resend-message.tsx'))

const dated = (at: string): string => `${formatDate(at)}, ${formatHour(at)}`

interface LineProps {
  readonly message: SaleMessage
  readonly onResend: () => void
}

const Line = ({ message, onResend }: LineProps) => {
  const { t } = useTranslation('support')
  const nameOf = useMessageName()
  const { kind, to, channel, state, at, why, first_sent_at: before } = message
  const by = channel ? t(`messages.channels.${channel}`) : ''
  return (
    <li className={classes.message}>
      <div className={classes.named}>
        <strong>{nameOf(kind)}</strong>
        <small>{[t('messages.to', { name: to.name }), by].filter(Boolean).join(' · ')}</small>
      </div>
      <div className={classes.named}>
        <StatusBadge of="message" state={state} />
        <small>{dated(at)}</small>
        {why && <small>{t(`messages.why.${why}`)}</small>}
        {before && <small>{t('messages.before', { when: dated(before) })}</small>}
      </div>
      {message.can_resend && (
        <Button
          size="sm"
          variant="default"
          aria-label={t('resend.label', { message: nameOf(kind), channel: by, name: to.name })}
          onClick={onResend}
        >
          {t('resend.button')}
        </Button>
      )}
    </li>
  )
}

/** Messages to both participants, their delivery, and a button to send one again. */
export const SaleMessages = ({ sale: { id, messages } }: { sale: SupportSale }) => {
  const { t } = useTranslation('support')
  const [chosen, setChosen] = useState<SaleMessage>()
  return (
    <Panel title={t('messages.title')}>
      {messages.length === 0 && <p className={layout.muted}>{t('messages.none')}</p>}
      <ul className={layout.rows}>
        {messages.map((message) => (
          <Line
            key={`${message.notification_id} ${message.channel}`}
            message={message}
            onResend={() => setChosen(message)}
          />
        ))}
      </ul>
      {chosen && (
        <Suspense fallback={null}>
          <ResendMessage saleId={id} message={chosen} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </Panel>
  )
}
