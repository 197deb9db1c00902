import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../../lib/use-filters.ts'
import { LoadingLines } from '../../../ui/loading-lines.tsx'
import { Pages } from '../../../ui/pages.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { IssuedDocuments, patientDocumentsQuery } from '../../prescriptions/index.ts'
import type { PatientKey } from '../records.queries.ts'
import classes from './patient.module.css'

/** What the specialist gave this patient and still counts. */
export default function PatientDocuments({ patient }: { patient: PatientKey }) {
  const { t } = useTranslation('patient')
  const [page, setPage] = usePage()
  const query = useQuery(patientDocumentsQuery(patient, page))
  return (
    <QueryView
      query={query}
      skeleton={<LoadingLines count={3} />}
      empty={<p className={classes.quiet}>{t('documents.none')}</p>}
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
