import type { MedicalRecord } from '@emma/contracts/records'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../../lib/filters/use-filters.ts'
import { formatDate } from '../../../lib/i18n/format.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Pages } from '../../../ui/table/pages.tsx'
import { attendedAt } from '../attended-at.ts'
import { EmergencyAccess } from '../patient/emergency-access.tsx'
import classes from '../records.module.css'
import { historyQuery } from '../records.queries.ts'
import { RecordsProblem } from '../records-problem.tsx'

const OpenedRecord = lazyPart(() => import('./opened-record.tsx'))

const Entry = ({ record, onOpen }: { record: MedicalRecord; onOpen: () => void }) => {
  const { t } = useTranslation('records')
  const diagnosis = [record.cid_code, record.diagnosis].filter((part) => part !== '').join(' ')
  const date = formatDate(attendedAt(record))
  return (
    <li>
      <button
        type="button"
        className={classes.entry}
        onClick={onOpen}
        aria-label={t('history.open', { date })}
      >
        <strong>{date}</strong>
        {diagnosis !== '' && <span>{diagnosis}</span>}
        <small>{t('history.by', { name: record.specialist_name })}</small>
      </button>
    </li>
  )
}

interface Props {
  readonly customerId: string
  /** Null for the account’s holder. */
  readonly dependentId?: string | null
  /** The record already on screen. */
  readonly except?: string | undefined
}

/** A patient's records, five per page; one opens over the screen, so that typed text stays. */
export const RecordHistory = ({ customerId, dependentId = null, except }: Props) => {
  const { t } = useTranslation('records')
  const [page, setPage] = usePage()
  const role = useUser()?.role
  const [opened, setOpened] = useState<MedicalRecord | null>(null)
  const patient = { customerId, dependentId }
  const query = useQuery(historyQuery(patient, page))
  if (query.isError) return <RecordsProblem error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <LoadingLines count={3} />
  const { data, meta, shared, break_glass_until } = query.data
  const others = data.filter(({ id }) => id !== except)
  return (
    <>
      {role === 'specialist' && (
        <EmergencyAccess patient={patient} shared={shared} until={break_glass_until} />
      )}
      {others.length === 0 && <p className={classes.quiet}>{t('history.none')}</p>}
      <ul className={`${layout.rows} ${layout.tight}`}>
        {others.map((record) => (
          <Entry key={record.id} record={record} onOpen={() => setOpened(record)} />
        ))}
      </ul>
      <Pages meta={meta} onPage={setPage} />
      {opened && (
        <Suspense>
          <OpenedRecord record={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
