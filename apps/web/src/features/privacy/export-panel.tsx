import type { DataExport } from '@emma/contracts/privacy'
import { Alert, Button, Progress, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../lib/api/save-file.ts'
import { formatDate, formatHour } from '../../lib/i18n/format.ts'
import { today } from '../../lib/time/days.ts'
import { toast } from '../../ui/toast/toast.ts'
import classes from './privacy.module.css'
import { exportMutation, exportQuery } from './privacy.queries.ts'

const momentOf = (instant: string): string => `${formatDate(instant)} ${formatHour(instant)}`

const Building = ({ progress }: { progress: number }) => {
  const { t } = useTranslation('privacy')
  return (
    <div role="status" className={classes.progress}>
      <span>{t('own.progress', { percent: progress })}</span>
      <Progress value={progress} aria-label={t('own.preparing')} />
    </div>
  )
}

const State = ({ copy }: { copy: DataExport | undefined }) => {
  const { t } = useTranslation('privacy')
  if (copy?.status === 'building') return <Building progress={copy.progress} />
  if (copy?.status === 'failed') {
    return (
      <Alert color="coral" role="alert">
        {t('own.failed')}
      </Alert>
    )
  }
  if (copy?.ready_at && copy.expires_at) {
    const when = { moment: momentOf(copy.ready_at), until: momentOf(copy.expires_at) }
    return <p role="status">{t('own.ready', when)}</p>
  }
  return null
}

/** Requests the copy and saves it; if it takes longer than one call, polls and downloads it when it is ready. */
export const ExportPanel = () => {
  const { t } = useTranslation('privacy')
  const client = useQueryClient()
  const { data: copy } = useQuery(exportQuery)
  const fetchCopy = useMutation({
    ...exportMutation,
    onSuccess: (zip) => {
      if (!zip) return
      saveFile(zip, `emma-meus-dados-${today()}.zip`)
      toast.success(t('own.downloaded'))
    },
    onError: (error) => toast.problem(error),
    onSettled: () => client.invalidateQueries({ queryKey: exportQuery.queryKey }),
  })
  const isReady = copy?.status === 'ready'
  return (
    <div className={classes.panel}>
      <Title order={3}>{t('own.exportTitle')}</Title>
      <p className={classes.detail}>{t('own.exportDetail')}</p>
      <State copy={copy} />
      <div className={classes.actions}>
        <Button
          variant={isReady ? 'filled' : 'light'}
          loading={fetchCopy.isPending}
          disabled={copy?.status === 'building'}
          onClick={() => fetchCopy.mutate()}
        >
          {t(isReady ? 'own.download' : 'own.prepare')}
        </Button>
      </div>
    </div>
  )
}
