import type { QueueBoard as Queue } from '@emma/contracts/queue/attendance'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isJustNow, lasting } from '../../lib/i18n/format.ts'
import { StatusChip } from '../feedback/status-chip.tsx'
import layout from '../layout/layout.module.css'
import classes from './queue-board.module.css'

interface Props {
  readonly queue: Pick<Queue, 'data' | 'attending' | 'on_duty' | 'average_wait'>
  /** Epoch milliseconds: waiting times are counted up to it. */
  readonly now: number
  readonly action?: ReactNode
}

const Figure = ({ name, value }: { name: string; value: ReactNode }) => (
  <div className={classes.figure}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

const Since = ({ at, now }: { at: string; now: number }) => {
  const { t } = useTranslation('queue')
  return isJustNow(at, now) ? t('wait.now') : lasting(at, now)
}

const Next = ({ queue, now }: Props) => {
  const { t } = useTranslation('queue')
  const [next] = queue.data
  return (
    <section className={classes.next} aria-labelledby="board-next">
      <h2 id="board-next">{t('board.next')}</h2>
      <p role="status" className={classes.initials}>
        {next ? next.customer.initials : t('board.nobody')}
      </p>
      {next && (
        <p className={classes.line}>
          <Since at={next.waiting_since} now={now} />
          {next.priority === 'urgent' && <StatusChip tone="danger" label={t('priority.urgent')} />}
        </p>
      )}
    </section>
  )
}

const Line = ({ queue, now }: Props) => {
  const { t } = useTranslation('queue')
  return (
    <section aria-labelledby="board-line">
      <h2 id="board-line">{t('board.line')}</h2>
      {queue.data.length < 2 && (
        <p className={layout.quiet}>{t(queue.data.length === 0 ? 'board.nobody' : 'board.nobodyElse')}</p>
      )}
      <ol className={classes.list}>
        {queue.data.slice(1).map(({ id, position, customer, waiting_since, priority }) => (
          <li key={id}>
            <span className={classes.position}>{position}</span>
            <strong>{customer.initials}</strong>
            {priority === 'urgent' && <StatusChip tone="danger" label={t('priority.urgent')} />}
            <span className={classes.time}>
              <Since at={waiting_since} now={now} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const Attending = ({ queue, now }: Props) => {
  const { t } = useTranslation('queue')
  return (
    <section aria-labelledby="board-attending">
      <h2 id="board-attending">{t('board.attending')}</h2>
      {queue.attending.length === 0 && <p className={layout.quiet}>{t('board.nobodyAttended')}</p>}
      <ul className={classes.list}>
        {queue.attending.map(({ id, initials, specialist, status, since }) => (
          <li key={id}>
            <strong>{initials}</strong>
            <span>{t('board.with', { name: specialist })}</span>
            {status === 'called' && <StatusChip tone="warning" label={t('board.called')} />}
            <span className={classes.time}>
              <Since at={since} now={now} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The queue, readable from across a room: who is next, waiting and attended, without names. */
export const QueueBoard = (props: Props) => {
  const { t } = useTranslation('queue')
  const { queue, action } = props
  const average = queue.average_wait
  return (
    <div className={classes.board}>
      <header>
        <h1>{t('board.title')}</h1>
        {action}
      </header>
      <dl className={classes.figures}>
        <Figure name={t('board.waiting')} value={queue.data.length} />
        <Figure name={t('board.onDuty')} value={queue.on_duty} />
        <Figure
          name={t('board.average')}
          value={average === null ? t('board.none') : t('board.minutes', { count: average })}
        />
      </dl>
      <Next {...props} />
      <div className={classes.columns}>
        <Line {...props} />
        <Attending {...props} />
      </div>
    </div>
  )
}
