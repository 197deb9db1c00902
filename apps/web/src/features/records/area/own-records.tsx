import type { MedicalRecord } from '@emma/contracts/records'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../../lib/filters/use-filters.ts'
import { formatDate } from '../../../lib/i18n/format.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { Pages } from '../../../ui/table/pages.tsx'
import classes from '../records.module.css'
import { historyQuery } from '../records.queries.ts'
import area from './patient-area.module.css'

const OpenedRecord = lazyPart(() => import('../view/opened-record.tsx'))

const RecordCard = ({ record, onOpen }: { record: MedicalRecord; onOpen: () => void }) => {
  const { t } = useTranslation('records')
  const { created_at, specialist_name, cid_code, diagnosis } = record
  const date = formatDate(created_at)
  return (
    <article className={`${classes.card} ${area.released}`}>
      <div>
        <h2>{date}</h2>
        <p className={classes.quiet}>{t('history.by', { name: specialist_name })}</p>
        <p>{[cid_code, diagnosis].filter((part) => part !== '').join(' ')}</p>
      </div>
      <Button variant="light" aria-label={t('history.open', { date })} onClick={onOpen}>
        {t('area.readRecord')}
      </Button>
    </article>
  )
}

/** What specialists wrote about one person and signed, each as a sheet to read. */
export const OwnRecords = ({ person }: { person: string | null }) => {
  const { t } = useTranslation('records')
  const customerId = useUser()?.customerId ?? ''
  const [page, setPage] = usePage()
  const [opened, setOpened] = useState<MedicalRecord | null>(null)
  return (
    <QueryView
      query={useQuery(historyQuery({ customerId, dependentId: person }, page))}
      skeleton={<LoadingLines shape="cards" />}
      empty={<EmptyState picture="records" title={t('area.noRecords')} detail={t('area.noRecordsDetail')} />}
      isEmpty={({ meta }) => meta.total === 0}
    >
      {({ data, meta }) => (
        <>
          <div className={classes.cards}>
            {data.map((record) => (
              <RecordCard key={record.id} record={record} onOpen={() => setOpened(record)} />
            ))}
          </div>
          <Pages meta={meta} onPage={setPage} />
          {opened && (
            <Suspense>
              <OpenedRecord record={opened} onClose={() => setOpened(null)} />
            </Suspense>
          )}
        </>
      )}
    </QueryView>
  )
}
