import type { QueueEntry } from '@emma/contracts/queue'
import { Button, Modal, RingProgress } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../lib/use-now.ts'
import { PersonAvatar } from '../../ui/person-avatar.tsx'
import { toast } from '../../ui/toast.ts'
import { usePlaySound } from '../notifications/index.ts'
import classes from './queue.module.css'
import { answerMutation, entryQuery, queueKey } from './queue.queries.ts'
import { secondsUntil } from './times.ts'

const RING_AGAIN = 4000
const WHOLE = 60

/** Sounds, and shakes a phone, until it is answered. */
const useRing = (): void => {
  const sound = usePlaySound()
  useEffect(() => {
    const ring = () => {
      sound('called')
      navigator.vibrate?.([400, 200, 400])
    }
    ring()
    const again = setInterval(ring, RING_AGAIN)
    return () => clearInterval(again)
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
        sections={[{ value: (100 * left) / WHOLE, color: left > 15 ? 'jade' : 'coral' }]}
        label={<span className={classes.seconds}>{left}</span>}
      />
      <p role="timer" className={classes.note}>
        {left > 0 ? t('called.left', { count: left }) : t('called.over')}
      </p>
    </>
  )
}

const Ringing = ({ entry, until }: { entry: QueueEntry; until: string }) => {
  const { t } = useTranslation('queue')
  const client = useQueryClient()
  const answer = useMutation({
    ...answerMutation,
    onSuccess: (answered) => client.setQueryData(entryQuery.queryKey, answered),
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
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** Called: over everything, with a minute to answer; then until the specialist opens the call. */
export default function CalledPanel({ entry }: { entry: QueueEntry }) {
  const { t } = useTranslation('queue')
  if (entry.answer_by !== null) return <Ringing entry={entry} until={entry.answer_by} />
  return (
    <section className={classes.card} aria-labelledby="answered">
      <h2 id="answered" className={classes.question}>
        {t('called.answered')}
      </h2>
      <p role="status">{t('called.answeredDetail', { name: entry.specialist?.name ?? '' })}</p>
    </section>
  )
}
