import type { QueueEntry } from '@emma/contracts/queue'
import { Button, Modal, RingProgress } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../../lib/time/use-now.ts'
import { PersonAvatar } from '../../../ui/person/person-avatar.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { usePlaySound } from '../../notifications/index.ts'
import classes from '../queue.module.css'
import { answerMutation, entryQuery, queueKey } from '../queue.queries.ts'
import { secondsUntil } from '../times.ts'

const RING_AGAIN = 4000
const WHOLE = 60

/** Rings, and vibrates a phone, until answered or the minute is over. */
const useRing = (): void => {
  const sound = usePlaySound()
  useEffect(() => {
    const ring = () => {
      sound('called')
      navigator.vibrate?.([400, 200, 400])
    }
    ring()
    const again = setInterval(ring, RING_AGAIN)
    const end = setTimeout(() => clearInterval(again), WHOLE * 1000)
    return () => {
      clearInterval(again)
      clearTimeout(end)
    }
  }, [sound])
}

const Countdown = ({ until }: { until: string }) => {
  const { t } = useTranslation('queue')
  const left = secondsUntil(until, useNow(1000))
  return (
    <>
      <RingProgress
        size={160}
        thickness={10}
        roundCaps
        aria-hidden
        sections={[{ value: (100 * left) / WHOLE, color: left > 15 ? 'teal' : 'coral' }]}
        label={<span className={classes.seconds}>{left}</span>}
      />
      <p role="timer" className={classes.note}>
        {left > 0 ? t('called.left', { count: left }) : t('called.over')}
      </p>
    </>
  )
}

interface Props {
  readonly entry: QueueEntry
  readonly until: string
  readonly onAnswered?: () => void
  /** Over another screen that the user may not want to leave. */
  readonly onLater?: () => void
}

/** Over everything, with a minute to answer. */
export default function Ringing({ entry, until, onAnswered, onLater }: Props) {
  const { t } = useTranslation('queue')
  const client = useQueryClient()
  const answer = useMutation({
    ...answerMutation,
    onSuccess: (answered) => {
      client.setQueryData(entryQuery.queryKey, answered)
      onAnswered?.()
    },
    onError: (error) => {
      toast.problem(error)
      void client.invalidateQueries({ queryKey: queueKey })
    },
  })
  useRing()
  const name = entry.specialist?.name ?? ''
  return (
    <Modal.Root opened fullScreen onClose={() => undefined} closeOnEscape={false}>
      <Modal.Content>
        <Modal.Body>
          <div className={classes.ringing}>
            <Modal.Title component="h2" className={classes.turn} aria-live="assertive">
              {t('called.title')}
            </Modal.Title>
            {entry.specialist && <PersonAvatar name={name} src={entry.specialist.avatar} size={96} />}
            <p className={classes.caller}>{t('called.detail', { name })}</p>
            <Countdown until={until} />
            <Button
              size="xl"
              fullWidth
              data-autofocus
              loading={answer.isPending}
              onClick={() => answer.mutate()}
            >
              {t('called.answer')}
            </Button>
            {onLater && (
              <div className={classes.later}>
                <Button variant="subtle" size="lg" fullWidth onClick={onLater}>
                  {t('called.later')}
                </Button>
                <p className={classes.note}>{t('called.laterDetail')}</p>
              </div>
            )}
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
