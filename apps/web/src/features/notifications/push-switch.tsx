import { ApiError, NetworkError } from '@emma/contracts/kit'
import { Alert, Switch } from '@mantine/core'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { type PushState, readPush, turnPush } from './push.ts'

const pushQuery = queryOptions({ queryKey: ['notifications', 'push'], queryFn: readPush })

/** An error of the browser's push service: not ours, and without details. */
const isBrowsers = (error: unknown): boolean => !(error instanceof ApiError || error instanceof NetworkError)

const Choice = ({ state }: { state: PushState }) => {
  const { t } = useTranslation('notifications')
  const client = useQueryClient()
  const detail = useId()
  const turn = useMutation({
    mutationFn: turnPush,
    onSuccess: (next) => {
      client.setQueryData(pushQuery.queryKey, next)
      if (next === 'on') toast.success(t('push.turnedOn'))
    },
    onError: (error) => (isBrowsers(error) ? toast.error(t('push.failed')) : toast.problem(error)),
  })
  if (state === 'unsupported') return <p>{t('push.unsupported')}</p>
  return (
    <>
      <p id={detail}>{t('push.detail')}</p>
      <Switch
        label={t('push.switch')}
        aria-describedby={detail}
        checked={state === 'on'}
        disabled={state === 'denied' || turn.isPending}
        onChange={(event) => turn.mutate(event.currentTarget.checked)}
      />
      {state === 'denied' && (
        <Alert color="amber" role="status" title={t('push.deniedTitle')}>
          {t('push.denied')}
        </Alert>
      )}
    </>
  )
}

/** The browser's push messages on this device, by choice. */
export const PushSwitch = () => (
  <QueryView query={useQuery(pushQuery)} skeleton={<LoadingLines count={1} />}>
    {(state) => <Choice state={state} />}
  </QueryView>
)
