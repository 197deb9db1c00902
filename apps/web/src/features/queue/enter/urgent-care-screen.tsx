import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { entryQuery, offerQuery } from '../queue.queries.ts'
import { useQueueChanges } from '../use-queue-changes.ts'
import { OwnEntry } from '../wait/own-entry.tsx'
import { EnterQueue } from './enter-queue.tsx'

const waiting = <LoadingLines shape="cards" count={2} />

/** Urgent care: enter the queue, wait, be called. The state is the server's: a reload continues it. */
export default function UrgentCareScreen() {
  const { t } = useTranslation('queue')
  const { t: shell } = useTranslation()
  useQueueChanges()
  const entry = useQuery(entryQuery)
  const offer = useQuery(offerQuery)
  return (
    <>
      <PageHeader title={shell('titles.urgent-care')} subtitle={t('care.subtitle')} />
      <QueryView query={entry} skeleton={waiting}>
        {(own) =>
          own ? (
            <OwnEntry entry={own} />
          ) : (
            <QueryView query={offer} skeleton={waiting}>
              {(now) => <EnterQueue offer={now} />}
            </QueryView>
          )
        }
      </QueryView>
    </>
  )
}
