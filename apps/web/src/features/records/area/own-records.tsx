import type { MedicalRecord } from '@emma/contracts/records'
import { Button } from '@mantine/core'
import IconClipboardText from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../../lib/filters/use-filters.ts'
import { formatDate } from '../../../lib/i18n/format.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { ThingRow, ThingRows } from '../../../ui/list/thing-row.tsx'
import { Pages } from '../../../ui/table/pages.tsx'
import { attendedAt } from '../attended-at.ts'
import classes from '../records.module.css'
import { historyQuery } from '../records.queries.ts'
import area from './patient-area.module.css'

const OpenedRecord = lazyPart(() => import('../view/opened-record.tsx'))

const diagnosisOf = ({ cid_code, diagnosis }: MedicalRecord): string =>
  [cid_code, diagnosis].filter((part) => part !== '').join(' ')

const RecordCard = ({ record, onOpen }: { record: MedicalRecord; onOpen: () => void }) => {
  const { t } = useTranslation('records')
  const { specialist_name } = record
  const date = formatDate(attendedAt(record))
  return (
    <article className={`${classes.card} ${area.released}`}>
      <div>
        <h2>{date}</h2>
        <p className={classes.quiet}>{t('history.by', { name: specialist_name })}</p>
        <p>{diagnosisOf(record)}</p>
      </div>
      <Button variant="light" aria-label={t('history.open', { date })} onClick={onOpen}>
        {t('area.readRecord')}
      </Button>
    </article>
  )
}

/** Opens a record to read in a sheet over the content. */
const WithRecord = ({ children }: { children: (onOpen: (record: MedicalRecord) => void) => ReactNode }) => {
  const [opened, setOpened] = useState<MedicalRecord | null>(null)
  return (
    <>
      {children(setOpened)}
      {opened && (
        <Suspense>
          <OpenedRecord record={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}

/** Signed records in search results, one row each that opens it. */
export const RecordRows = ({ records }: { records: readonly MedicalRecord[] }) => {
  const { t } = useTranslation('records')
  return (
    <WithRecord>
      {(onOpen) => (
        <ThingRows>
          {records.map((record) => (
            <ThingRow
              key={record.id}
              picture={<IconClipboardText size={24} stroke={1.75} aria-hidden />}
              title={diagnosisOf(record) || t('area.record')}
              about={`${formatDate(attendedAt(record))} · ${record.specialist_name}`}
              onOpen={() => onOpen(record)}
            />
          ))}
        </ThingRows>
      )}
    </WithRecord>
  )
}

/** Signed records about one person. */
export const OwnRecords = ({ person }: { person: string | null }) => {
  const { t } = useTranslation('records')
  const customerId = useUser()?.customerId ?? ''
  const [page, setPage] = usePage()
  return (
    <QueryView
      query={useQuery(historyQuery({ customerId, dependentId: person }, page))}
      skeleton={<LoadingLines shape="cards" />}
      empty={
        <EmptyState
          picture="records"
          title={t('area.noRecords')}
          detail={t('area.noRecordsDetail')}
          action={
            <LinkButton to="/customer/specialists/$id" params={{ id: 'todos' }}>
              {t('area.find')}
            </LinkButton>
          }
        />
      }
      isEmpty={({ meta }) => meta.total === 0}
    >
      {({ data, meta }) => (
        <>
          <WithRecord>
            {(onOpen) => (
              <div className={classes.cards}>
                {data.map((record) => (
                  <RecordCard key={record.id} record={record} onOpen={() => onOpen(record)} />
                ))}
              </div>
            )}
          </WithRecord>
          <Pages meta={meta} onPage={setPage} />
        </>
      )}
    </QueryView>
  )
}
