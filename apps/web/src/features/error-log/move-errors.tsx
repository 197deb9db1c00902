import type { LoggedError } from '@emma/contracts/error-log'
import { errorStatesAfter } from '@emma/domain/error-log'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/toast/toast.ts'
import { errorsKey, moveManyMutation } from './error-log.queries.ts'

interface Props {
  readonly errors: readonly LoggedError[]
  readonly onDone: () => void
}

/** The steps possible for all of the selected errors. */
export const MoveErrors = ({ errors, onDone }: Props) => {
  const { t } = useTranslation('errorLog')
  const client = useQueryClient()
  const move = useMutation({
    ...moveManyMutation,
    onSuccess: (_, { ids, status }) => {
      toast.success(t('movedAll', { count: ids.length, status: t(`states.${status}`) }))
      onDone()
    },
    onError: toast.problem,
    // Those moved before a failure are shown as they are.
    onSettled: () => client.invalidateQueries({ queryKey: errorsKey }),
  })
  const [first, ...others] = errors.map(({ status }) => errorStatesAfter(status))
  const open = first?.filter((status) => others.every((next) => next.includes(status))) ?? []
  return open.map((status) => (
    <Button
      key={status}
      size="compact-sm"
      variant="light"
      loading={move.isPending}
      onClick={() => move.mutate({ ids: errors.map(({ id }) => id), status })}
    >
      {t(`move.${status}`)}
    </Button>
  ))
}
