import type { QueueBoard, QueueItem } from '@emma/contracts/queue'
import { Alert, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatHour, isJustNow, lasting } from '../../lib/format.ts'
import { useNow } from '../../lib/use-now.ts'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { Panel } from '../../ui/panel.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { EmptyState } from '../../ui/state-block.tsx'
import classes from './desk.module.css'
import { PatientLine } from './patient-line.tsx'
import { boardQuery } from './queue.queries.ts'
import { useCalling } from './use-attending.ts'

const TICK = 15_000

interface RowProps {
  readonly item: QueueItem
  readonly now: number
  readonly disabled: boolean
  readonly onCall: () => void
}

const Row = ({ item, now, disabled, onCall }: RowProps) => {
  const { t } = useTranslation('queue')
  return (
    <li className={classes.row} data-urgent={item.priority === 'urgent' || undefined}>
      <span className={classes.position}>{item.position}</span>
      <div className={classes.who}>
        <PatientLine patient={item} />
        <p className={classes.waits}>
          {isJustNow(item.waiting_since, now)
            ? t('desk.waitsNow')
            : t('desk.waits', { time: lasting(item.waiting_since, now) })}
          {item.misses > 0 && ` · ${t('desk.misses', { count: item.misses })}`}
        </p>
      </div>
      <Button
        variant="default"
        disabled={disabled}
        onClick={onCall}
        aria-label={`${t('desk.call')} ${item.customer.name}`}
      >
        {t('desk.call')}
      </Button>
    </li>
  )
}

const BookedSoon = ({ booked, now }: { booked: QueueBoard['booked_soon']; now: number }) => {
  const { t } = useTranslation('queue')
  if (booked === null) return null
  const hour = formatHour(booked.starts_at)
  const isRunning = Date.parse(booked.starts_at) <= now
  return <Alert color="amber">{t(isRunning ? 'desk.bookedNow' : 'desk.bookedSoon', { hour })}</Alert>
}

/** The queue live: who waits, since when and why; one press calls. */
export const QueueDesk = ({ isBusy }: { isBusy: boolean }) => {
  const { t } = useTranslation('queue')
  const board = useQuery(boardQuery)
  const now = useNow(TICK)
  const { callOne, callNext, isCalling } = useCalling()
  const isHeld = isBusy || isCalling
  const isEmpty = board.data?.data.length === 0
  return (
    <Panel
      title={t('desk.queue')}
      action={
        <Button disabled={isBusy || isEmpty} loading={isCalling} onClick={callNext}>
          {t('desk.callNext')}
        </Button>
      }
    >
      <BookedSoon booked={board.data?.booked_soon ?? null} now={now} />
      <QueryView
        query={board}
        skeleton={<LoadingLines shape="table" count={3} />}
        isEmpty={({ data }) => data.length === 0}
        empty={<EmptyState title={t('desk.empty')} detail={t('desk.emptyDetail')} />}
      >
        {({ data }) => (
          <ol className={classes.list} aria-live="polite">
            {data.map((item) => (
              <Row key={item.id} item={item} now={now} disabled={isHeld} onCall={() => callOne(item.id)} />
            ))}
          </ol>
        )}
      </QueryView>
    </Panel>
  )
}
