import { ApiError } from '@emma/contracts/kit'
import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../lib/api/problem.ts'

interface Props {
  readonly error: unknown
  readonly onRetry: () => void
  /** A single record instead of a list. */
  readonly one?: boolean
}

/** Why records could not be read, under the specification's titles (spec §8). */
export const RecordsProblem = ({ error, onRetry, one = false }: Props) => {
  const { t } = useTranslation('records')
  const isRefusal = error instanceof ApiError && error.problem.status < 500
  return (
    <Alert color="coral" role="alert" title={t(one ? 'list.failedOne' : 'list.failed')}>
      {one || isRefusal ? problemText(error).detail : t('list.failedDetail')}
      <Button size="sm" variant="light" mt="sm" display="block" onClick={onRetry}>
        {t('list.retry')}
      </Button>
    </Alert>
  )
}
