import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../../lib/filters/use-filters.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Pages } from '../../../ui/table/pages.tsx'
import { IssuedDocuments, patientDocumentsQuery } from '../../prescriptions/index.ts'
import type { PatientKey } from '../records.queries.ts'

/** The specialist's documents in force for this patient. */
export default function PatientDocuments({ patient }: { patient: PatientKey }) {
  const { t } = useTranslation('patient')
  const [page, setPage] = usePage()
  const query = useQuery(patientDocumentsQuery(patient, page))
  return (
    <QueryView
      query={query}
      skeleton={<LoadingLines count={3} />}
      empty={<p className={layout.muted}>{t('documents.none')}</p>}
      isEmpty={({ meta }) => meta.total === 0}
    >
      {({ data, meta }) => (
        <>
          <IssuedDocuments documents={data} />
          <Pages meta={meta} onPage={setPage} />
        </>
      )}
    </QueryView>
  )
}
