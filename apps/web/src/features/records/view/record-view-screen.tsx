import type { MedicalRecord } from '@emma/contracts/records'
import { Alert, Button } from '@mantine/core'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatHour, formatMoment } from '../../../lib/i18n/format.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { RecordDocuments } from '../../prescriptions/index.ts'
import { attendedAt } from '../attended-at.ts'
import classes from '../patient/patient.module.css'
import { recordQuery } from '../records.queries.ts'
import { RecordsProblem } from '../records-problem.tsx'
import { AddAddendum } from './add-addendum.tsx'
import { RecordSheet } from './record-sheet.tsx'

/** The editor is heavy, and only needed here for a draft without an appointment. */
const WriteRecord = lazyPart(() => import('../editor/write-record.tsx'), 'prescriptions')

const shortMoment = (at: string): string => `${formatDate(at)} ${formatHour(at)}`
const nameOf = ({ dependent, customer_name }: MedicalRecord): string => dependent?.name ?? customer_name

const Head = ({ record }: { record: MedicalRecord }) => {
  const { t } = useTranslation('patient')
  const facts = [
    ['patient', nameOf(record)],
    ...(record.dependent ? [['guardian', record.customer_name] as const] : []),
    ['specialist', record.specialist_name],
    [record.attended_at ? 'date' : 'begun', shortMoment(attendedAt(record))],
  ] as const
  return <Facts facts={facts.map(([name, value]) => ({ name: t(`record.${name}`), value }))} />
}

const Sheet = ({ record }: { record: MedicalRecord }) => {
  const { t } = useTranslation('patient')
  const { t: records } = useTranslation('records')
  return (
    <Panel title={records(`sign.${record.status}`)}>
      <div className={classes.sheet}>
        <Head record={record} />
        {record.status === 'draft' && <Alert color="amber">{t('record.draft')}</Alert>}
        <RecordSheet record={record} />
        {record.hash && (
          <p className={classes.hash}>
            {t('record.hash')} <span>{record.hash}</span>
          </p>
        )}
        <p className={`${layout.muted} ${classes.printed}`}>
          {t('record.printed', { moment: formatMoment(new Date()) })}
        </p>
      </div>
    </Panel>
  )
}

const Documents = ({ record }: { record: MedicalRecord }) => {
  const { t } = useTranslation('patient')
  const client = useQueryClient()
  return (
    <div className={`${classes.side} ${classes.noPrint}`}>
      <Panel title={t('record.documents')}>
        <Suspense fallback={<LoadingLines count={2} />}>
          <RecordDocuments recordId={record.id} hasPrescriptions={record.prescriptions.length > 0} />
        </Suspense>
      </Panel>
      {record.can.amend && (
        <AddAddendum
          recordId={record.id}
          onAdded={(next) => client.setQueryData(recordQuery(record.id).queryKey, next)}
        />
      )}
    </div>
  )
}

const Actions = ({ record }: { record: MedicalRecord }) => {
  const { t } = useTranslation('patient')
  const { t: records } = useTranslation('records')
  const { schedule_id, customer_id, dependent, id, can } = record
  return (
    <>
      <LinkButton
        variant="default"
        to="/specialist/prontuario/$id"
        params={{ id: customer_id }}
        search={{ dependente: dependent?.id }}
      >
        {t('record.seePatient')}
      </LinkButton>
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => window.print()}
      >
        {records('view.print')}
      </Button>
      {can.edit && schedule_id !== null && (
        <LinkButton
          to="/specialist/prontuario-medico/$schedule_id/$record_id"
          params={{ schedule_id, record_id: id }}
        >
          {t('record.continue')}
        </LinkButton>
      )}
    </>
  )
}

const Opened = ({ record }: { record: MedicalRecord }) => {
  if (record.can.edit && record.schedule_id === null) {
    return (
      <Suspense fallback={<LoadingLines shape="block" />}>
        <WriteRecord record={record} />
      </Suspense>
    )
  }
  const isOwn = record.can.edit || record.can.amend
  return (
    <div className={classes.sheet}>
      <Sheet record={record} />
      {isOwn && <Documents record={record} />}
    </div>
  )
}

/**
 * One record as a page to read and print, with its documents and addenda; a draft without an appointment is written
 * here.
 */
export default function RecordViewScreen() {
  const { t } = useTranslation('records')
  const { t: shell } = useTranslation()
  const { id } = useParams({ from: '/specialist/record/view/$id' })
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
  return (
    <>
      <PageHeader
        title={nameOf(query.data)}
        subtitle={`${formatDate(attendedAt(query.data))} · ${query.data.specialist_name}`}
        back={<span className={classes.noPrint}>{back}</span>}
        actions={
          <span className={classes.actions}>
            <Actions record={query.data} />
          </span>
        }
      />
      <Opened record={query.data} />
    </>
  )
}
