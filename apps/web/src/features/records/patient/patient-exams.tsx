import type { Exam } from '@emma/contracts/exams'
import { Button } from '@mantine/core'
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../../lib/filters/use-filters.ts'
import { formatDate, noonOf } from '../../../lib/i18n/format.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Pages } from '../../../ui/table/pages.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import type { PatientKey } from '../records.queries.ts'
import classes from './patient.module.css'
import { openExam, patientExamsQuery } from './patient.queries.ts'

const Kept = ({ exam: { id, title, date } }: { exam: Exam }) => {
  const { t } = useTranslation('patient')
  const open = useMutation({
    mutationFn: () => openExam(id),
    onError: () => toast.error(t('exams.failed')),
  })
  return (
    <li className={classes.row}>
      <span>
        <strong>{title}</strong>
        <br />
        <small className={layout.muted}>{formatDate(noonOf(date), 'UTC')}</small>
      </span>
      <Button
        size="sm"
        variant="light"
        leftSection={<IconExternalLink size={18} aria-hidden />}
        loading={open.isPending}
        onClick={() => open.mutate()}
      >
        {t('exams.open', { title })}
      </Button>
    </li>
  )
}

/** The patient's own exams. */
export default function PatientExams({ patient }: { patient: PatientKey }) {
  const { t } = useTranslation('patient')
  const [page, setPage] = usePage()
  const query = useQuery(patientExamsQuery(patient, page))
  return (
    <QueryView
      query={query}
      skeleton={<LoadingLines count={3} />}
      empty={<p className={layout.muted}>{t('exams.none')}</p>}
      isEmpty={({ meta }) => meta.total === 0}
    >
      {({ data, meta }) => (
        <>
          <ul className={layout.items}>
            {data.map((exam) => (
              <Kept key={exam.id} exam={exam} />
            ))}
          </ul>
          <Pages meta={meta} onPage={setPage} />
        </>
      )}
    </QueryView>
  )
}
