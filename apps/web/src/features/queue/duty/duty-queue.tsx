import type { QueueBoard, QueueItem } from '@emma/contracts/queue/attendance'
import { Alert, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatHour, isJustNow, lasting } from '../../../lib/i18n/format.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel } from '../../../ui/layout/panel.tsx'
import { boardQuery } from '../queue.queries.ts'
import classes from './duty.module.css'
import { PatientLine } from './patient-line.tsx'
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
            ? t('attend.waitsNow')
            : t('attend.waits', { time: lasting(item.waiting_since, now) })}
          {item.misses > 0 && ` · ${t('attend.misses', { count: item.misses })}`}
        </p>
      </div>
      <Button
        variant="default"
        disabled={disabled}
        onClick={onCall}
        aria-label={`${t('attend.call')} ${item.customer.name}`}
      >
        {t('attend.call')}
      </Button>
    </li>
  )
}

const BookedSoon = ({ booked, now }: { booked: QueueBoard['booked_soon']; now: number }) => {
  const { t } = useTranslation('queue')
  if (booked === null) return null
  const hour = formatHour(booked.starts_at)
  const isRunning = Date.parse(booked.starts_at) <= now
  return <Alert color="amber">{t(isRunning ? 'attend.bookedNow' : 'attend.bookedSoon', { hour })}</Alert>
}

/** The live queue: who waits, since when and why; one press calls. */
export const DutyQueue = ({ isBusy }: { isBusy: boolean }) => {
  const { t } = useTranslation('queue')
  const board = useQuery(boardQuery)
  const now = useNow(TICK)
  const { callOne, callNext, isCalling } = useCalling()
  const isHeld = isBusy || isCalling
  const isEmpty = board.data?.data.length === 0
  return (
    <Panel
      title={t('attend.queue')}
      action={
        <Button disabled={isBusy || isEmpty} loading={isCalling} onClick={callNext}>
          {t('attend.callNext')}
        </Button>
      }
    >
      <BookedSoon booked={board.data?.booked_soon ?? null} now={now} />
      <QueryView
        query={board}
        skeleton={<LoadingLines shape="table" count={3} />}
        isEmpty={({ data }) => data.length === 0}
        empty={<EmptyState picture="queue" title={t('attend.empty')} detail={t('attend.emptyDetail')} />}
      >
        {({ data }) => (
          <ol className={layout.rows} aria-live="polite">
            {data.map((item) => (
              <Row key={item.id} item={item} now={now} disabled={isHeld} onCall={() => callOne(item.id)} />
            ))}
          </ol>
        )}
      </QueryView>
    </Panel>
  )
}
