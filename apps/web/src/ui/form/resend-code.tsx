import { ApiError } from '@emma/contracts/kit'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../lib/api/problem.ts'
import { serverNow } from '../../lib/time/now.ts'
import { useNow } from '../../lib/time/use-now.ts'
import layout from '../layout/layout.module.css'
import classes from './code-field.module.css'

const second = 1000

interface Props {
  /** Asks for another code. */
  readonly onResend: () => Promise<unknown>
  /** Seconds until the next request; the server allows one a minute. */
  readonly wait?: number
  /** A code was sent just before this appeared. */
  readonly justSent?: boolean
}

type Announced = 'wait' | 'resent' | 'ready' | undefined

/** Sends, waits, and shows the result; a refusal as too early waits again. */
const useResend = ({ onResend, wait = 60, justSent = true }: Props) => {
  const [until, setUntil] = useState(() => (justSent ? serverNow() + wait * second : 0))
  const [sent, setSent] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const resend = async () => {
    setSending(true)
    setFailure(undefined)
    try {
      await onResend()
      setSent(true)
      setUntil(serverNow() + wait * second)
    } catch (error) {
      setFailure(error)
      if (error instanceof ApiError && error.problem.status === 429) setUntil(serverNow() + wait * second)
    } finally {
      setSending(false)
    }
  }
  return { until, sent, isSending, failure, resend, wait }
}

/**
 * Asks for another code, once a minute. The countdown changes each second and is read aloud only at its beginning and
 * end.
 */
export const ResendCode = (props: Props) => {
  const { t } = useTranslation('fields')
  const { until, sent, isSending, failure, resend, wait } = useResend(props)
  const left = Math.min(wait, Math.ceil((until - useNow(second)) / second))
  const waiting = left > 0
  const begun: Announced = sent ? 'resent' : 'wait'
  const announced: Announced = waiting ? begun : until > 0 ? 'ready' : undefined
  return (
    <div className={classes.resend}>
      <Button variant="subtle" loading={isSending} disabled={waiting} onClick={() => void resend()}>
        {waiting ? t('code.resendIn', { seconds: left }) : t('code.resend')}
      </Button>
      {sent && waiting && !failure && <span aria-hidden>{t('code.resent')}</span>}
      {failure !== undefined && <span role="alert">{problemText(failure).detail}</span>}
      <span role="status" className={layout.hidden}>
        {announced === 'wait' ? t('code.wait', { count: wait }) : announced && t(`code.${announced}`)}
      </span>
    </div>
  )
}
