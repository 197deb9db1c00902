import { Button, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ownDependentsQuery, WhoFor } from '../booking/index.ts'
import classes from './queue.module.css'
import type { EnteringDraft } from './use-entering.ts'

const LONGEST = 1000

/** What it is about, and whom it is for. */
export default function ComplaintStep({ entering }: { entering: EnteringDraft }) {
  const { t } = useTranslation('queue')
  const [isMissing, setMissing] = useState(false)
  const { form, complaint, dependentId, choose, go } = entering
  // The question of whom it is for stands above what one writes: it must not come while one writes.
  const { isFetched, fetchStatus } = useQuery(ownDependentsQuery)
  if (!isFetched && fetchStatus === 'fetching') return <LoadingLines shape="lines" count={6} />
  return (
    <form
      className={classes.column}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(complaint === '')
        if (complaint !== '') go('pay')
      }}
    >
      <Panel title={t('complaint.title')}>
        <WhoFor selected={dependentId} onSelect={choose} />
        <Textarea
          label={t('complaint.label')}
          description={t('complaint.hint')}
          autosize
          minRows={4}
          maxLength={LONGEST}
          {...form.getInputProps('complaint')}
          // After the form's own, which knows no error and would take this one away.
          error={isMissing && complaint === '' ? t('complaint.missing') : undefined}
        />
        <div className={classes.pair}>
          <Button variant="default" size="lg" onClick={entering.again}>
            {t('care.back')}
          </Button>
          <Button type="submit" size="lg">
            {t('complaint.go')}
          </Button>
        </div>
      </Panel>
    </form>
  )
}
