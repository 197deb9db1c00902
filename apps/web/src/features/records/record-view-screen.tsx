import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/format.ts'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { AddAddendum } from './add-addendum.tsx'
import { RecordSheet, RecordStatus } from './record-sheet.tsx'
import classes from './records.module.css'
import { recordQuery } from './records.queries.ts'
import { RecordsProblem } from './records-problem.tsx'

/** One record as a page to read and print, with its addenda. */
export default function RecordViewScreen() {
  const { t } = useTranslation('records')
  const { t: shell } = useTranslation()
  const { id } = useParams({ from: '/specialist/record/view/$id' })
  const client = useQueryClient()
  const query = useQuery(recordQuery(id))
  const back = <TextLink to="/specialist/records/list">{t('view.back')}</TextLink>
  if (query.isError) {
    return (
      <>
        <PageHeader title={shell('titles.record-view')} back={back} />
        <RecordsProblem one error={query.error} onRetry={() => void query.refetch()} />
      </>
    )
  }
  if (!query.data) return <LoadingLines shape="block" />
  const record = query.data
  return (
    <>
      <PageHeader
        title={record.customer_name}
        subtitle={`${formatDate(record.created_at)} · ${record.specialist_name}`}
        back={back}
        actions={
          <Button variant="default" className={classes.noPrint} onClick={() => window.print()}>
            {t('view.print')}
          </Button>
        }
      />
      <section className={classes.card}>
        <div className={classes.bar}>
          <RecordStatus status={record.status} />
        </div>
        <RecordSheet record={record} />
        {record.can.amend && (
          <AddAddendum
            recordId={record.id}
            onAdded={(next) => client.setQueryData(recordQuery(id).queryKey, next)}
          />
        )}
      </section>
    </>
  )
}
