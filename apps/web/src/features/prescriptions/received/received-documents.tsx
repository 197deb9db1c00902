import type { PrescriptionDocument } from '@emma/contracts/prescriptions/documents'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../../lib/filters/use-filters.ts'
import { useKeepSeen } from '../../../lib/last-seen/use-keep-seen.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { LastSeen } from '../../../ui/last-seen/last-seen.lazy.ts'
import layout from '../../../ui/layout/layout.module.css'
import { ThingRows } from '../../../ui/list/thing-row.tsx'
import { Pages } from '../../../ui/table/pages.tsx'
import classes from '../prescriptions.module.css'
import { type Kind, receivedQuery } from './received.queries.ts'
import { DocumentRow, ReceivedDocument } from './received-document.tsx'
import { useSeenDocument } from './use-seen-document.ts'

interface Props {
  /** A dependent's id, or null for the user. */
  readonly person: string | null
  readonly kinds?: readonly Kind[] | undefined
  /** Shows every kind, where one was chosen. */
  readonly onAll?: (() => void) | undefined
}

/** Found documents, one row each that opens the document. */
export const DocumentRows = ({ documents }: { documents: readonly PrescriptionDocument[] }) => (
  <ThingRows>
    {documents.map((document) => (
      <DocumentRow key={document.id} document={document} />
    ))}
  </ThingRows>
)

/** Documents, each to open, download and share. */
const DocumentCards = ({ documents }: { documents: readonly PrescriptionDocument[] }) => (
  <div className={classes.cards}>
    {documents.map((document) => (
      <ReceivedDocument key={document.id} document={document} />
    ))}
  </div>
)

/** Documents come from a consultation; of one kind alone, perhaps there are others. */
const Nothing = ({ onAll }: Pick<Props, 'onAll'>) => {
  const { t } = useTranslation('prescriptions')
  const action = onAll ? (
    <Button variant="light" onClick={onAll}>
      {t('received.showAll')}
    </Button>
  ) : (
    <LinkButton to="/customer/specialists/$id" params={{ id: 'todos' }}>
      {t('received.book')}
    </LinkButton>
  )
  return (
    <EmptyState
      picture="papers"
      title={t('received.none')}
      detail={t('received.noneDetail')}
      action={action}
    />
  )
}

/** One person's documents; starts over for another person or kind. */
export const ReceivedDocuments = ({ person, kinds, onAll }: Props) => {
  const [page, setPage] = usePage()
  const query = useQuery(receivedQuery(person, kinds, page))
  const seen = useSeenDocument()
  const isWhole = kinds === undefined && page === 1
  useKeepSeen(query, {
    part: 'documents',
    whose: isWhole ? (person ?? 'self') : undefined,
    items: ({ data }) => data.map(seen),
  })
  return (
    <QueryView
      query={query}
      offline={<LastSeen parts={['documents']} />}
      skeleton={<LoadingLines shape="cards" />}
      empty={<Nothing onAll={onAll} />}
      isEmpty={({ meta }) => meta.total === 0}
    >
      {({ data, meta }) => (
        <div className={layout.stack}>
          <DocumentCards documents={data} />
          <Pages meta={meta} onPage={setPage} />
        </div>
      )}
    </QueryView>
  )
}
