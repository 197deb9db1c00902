import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../lib/api/problem.ts'
import classes from '../change/changes.module.css'

interface Props {
  readonly title: string
  readonly error: unknown
  /** What it means for what was asked. */
  readonly outcome?: string
  readonly onRetry?: () => void
}

/** A failed refund (spec §8): the reason, and another try. */
export const RefundProblem = ({ title, error, outcome, onRetry }: Props) => {
  const { t } = useTranslation('cancellation')
  return (
    <Alert color="coral" role="alert" title={title}>
      <p className={classes.problem}>{problemText(error).detail}</p>
      {outcome && <p className={classes.problem}>{outcome}</p>}
      {onRetry && (
        <Button size="sm" variant="default" onClick={onRetry}>
          {t('cancel.retry')}
        </Button>
      )}
    </Alert>
  )
}
