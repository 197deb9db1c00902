import { Button } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { faultOf, mayPass } from '../../lib/api/fault.ts'
import { problemText } from '../../lib/api/problem.ts'
import { ForbiddenState, OfflineState, StateBlock } from '../feedback/state-block.tsx'

/** Seconds until the automatic retry. */
const PAUSE = 10

interface Props {
  readonly error: unknown
  /** Left out if another try changes nothing. */
  readonly onRetry?: (() => void) | undefined
  /** A retry is running. */
  readonly isRetrying?: boolean
  /** What failed; by default a general text. */
  readonly title?: string | undefined
  /** Serves as the screen's title. */
  readonly alone?: boolean | undefined
}

/** Retries by itself, a while after the last try failed. */
const useRetries = (isOn: boolean, retry: () => void): void => {
  const again = useEffectEvent(retry)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => again(), PAUSE * 1000)
    return () => clearTimeout(timer)
  }, [isOn])
}

/** Texts for failures where waiting helps. */
const waits = {
  unreachable: ['state.startTitle', 'state.networkAgain'],
  away: ['state.awayTitle', 'state.again'],
} as const

/** An error: whose fault it is, what happens by itself, and a retry button. */
export const ErrorBlock = ({ error, onRetry, isRetrying = false, title, alone }: Props) => {
  const { t } = useTranslation()
  const fault = faultOf(error)
  const waiting = onRetry && mayPass(fault) ? waits[fault] : undefined
  useRetries(waiting !== undefined && !isRetrying, () => onRetry?.())
  if (fault === 'offline') return <OfflineState alone={alone} />
  if (fault === 'forbidden') return <ForbiddenState alone={alone} />
  const { detail, trace } = problemText(error)
  const button = onRetry && (
    <Button variant="light" loading={isRetrying} onClick={onRetry}>
      {t('state.retry')}
    </Button>
  )
  if (fault === 'lost' && !title)
    return <StateBlock role="alert" picture="lost" alone={alone} title={detail} />
  return (
    <StateBlock
      role="alert"
      picture={waiting ? 'offline' : 'broken'}
      alone={alone}
      title={title ?? t(waiting?.[0] ?? (fault === 'broken' ? 'state.brokenTitle' : 'state.errorTitle'))}
      detail={waiting ? t(waiting[1], { seconds: PAUSE }) : detail}
      note={trace && !waiting ? t('state.codeTrace', { trace }) : undefined}
      action={button}
    />
  )
}
