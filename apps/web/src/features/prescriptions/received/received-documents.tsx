import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../../lib/filters/use-filters.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Pages } from '../../../ui/table/pages.tsx'
import classes from '../prescriptions.module.css'
import { type Kind, receivedQuery } from './received.queries.ts'
import { ReceivedDocument } from './received-document.tsx'

interface Props {
  /** A dependent's id, or null for who is logged in. */
  readonly person: string | null
  readonly kind?: Kind | undefined
}

/** What one person received; starts over where another person or kind is chosen. */
export const ReceivedDocuments = ({ person, kind }: Props) => {
  const { t } = useTranslation('prescriptions')
  const [page, setPage] = usePage()
  return (
    <QueryView
      query={useQuery(receivedQuery(person, kind, page))}
      skeleton={<LoadingLines shape="cards" />}
      empty={<EmptyState picture="papers" title={t('received.none')} detail={t('received.noneDetail')} />}
      isEmpty={({ meta }) => meta.total === 0}
    >
      {({ data, meta }) => (
        <div className={layout.stack}>
          <div className={classes.cards}>
            {data.map((document) => (
              <ReceivedDocument key={document.id} document={document} />
            ))}
          </div>
          <Pages meta={meta} onPage={setPage} />
        </div>
      )}
    </QueryView>
  )
}
