import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/problem.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { ErrorBlock } from '../../../ui/failure/error-block.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { QueueBoard } from '../../../ui/queue/queue-board.tsx'
import { boardQuery } from '../queue.queries.ts'
import { useQueueChanges } from '../use-queue-changes.ts'
import classes from './duty.module.css'

const TICK = 15_000

/** The queue for a waiting room screen: large, live, and with initials only. */
export default function BoardScreen() {
  const { t } = useTranslation('queue')
  useQueueChanges()
  const board = useQuery(boardQuery)
  const now = useNow(TICK)
  const leave = (
    <LinkButton variant="default" to="/specialist/plantao">
      {t('board.back')}
    </LinkButton>
  )
  const isRefused = isProblem(board.error, 'not_on_duty') || isProblem(board.error, 'queue_not_allowed')
  if (isRefused && board.data === undefined) {
    return (
      <div className={classes.wall}>
        <ErrorBlock alone error={board.error} />
        {leave}
      </div>
    )
  }
  return (
    <div className={classes.wall}>
      <QueryView alone query={board} skeleton={<LoadingLines shape="cards" count={4} />}>
        {(queue) => <QueueBoard queue={queue} now={now} action={leave} />}
      </QueryView>
    </div>
  )
}
