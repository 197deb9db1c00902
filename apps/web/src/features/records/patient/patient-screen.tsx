import type { PatientPage } from '@emma/contracts/records/patients'
import { Alert, Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/problem.ts'
import { oneOf, pageIn, type Search, textIn } from '../../../lib/filters/filters.ts'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { formatHour } from '../../../lib/i18n/format.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { TabRow } from '../../../ui/layout/tab-row.tsx'
import { OwnNotesPanel } from '../../patients/index.ts'
import type { PatientKey } from '../records.queries.ts'
import { RecordsProblem } from '../records-problem.tsx'
import { ClosedPatient } from './closed-patient.tsx'
import { EmergencyAccess } from './emergency-access.tsx'
import { Medicines } from './medicines.tsx'
import classes from './patient.module.css'
import { patientQuery } from './patient.queries.ts'
import { PatientActions } from './patient-actions.tsx'
import { PatientFacts } from './patient-facts.tsx'
import { PatientHead } from './patient-head.tsx'
import { PrescriptionAsked } from './prescription-asked.tsx'
import { Problems } from './problems.tsx'

const Timeline = lazyPart(() => import('../timeline/timeline.tsx'), 'documents', 'booking')
const PatientDocuments = lazyPart(() => import('./patient-documents.tsx'), 'documents')
const PatientVitals = lazyPart(() => import('../vitals/patient-vitals.tsx'))
const PatientExams = lazyPart(() => import('./patient-exams.tsx'))

const parts = ['history', 'vitals', 'documents', 'exams'] as const
const filters = ({ aba, dependente, page, tipo, acao }: Search) => ({
  acao: oneOf(acao, ['receita', 'documento']),
  page: pageIn(page),
  tipo: textIn(tipo),
  aba: oneOf(aba, parts),
  dependente: textIn(dependente),
})

/** Why the page is accessible and whose records it has. */
const Ground = ({ page }: { page: PatientPage }) => {
  const { t } = useTranslation('patient')
  const hour = page.break_glass_until === null ? '' : formatHour(page.break_glass_until)
  return (
    <Alert color={page.basis === 'care' ? 'sky' : 'amber'} role="status">
      <p>{t(`basis.${page.basis}`, { hour })}</p>
      {page.basis === 'care' && <p>{t(page.consent ? 'consent.yes' : 'consent.no')}</p>}
    </Alert>
  )
}

/** The basis on which colleagues' records are in the timeline; null if only the own ones are. */
const sharedOn = ({ basis, consent, break_glass_until }: PatientPage) => {
  if (basis === 'care' && consent) return 'consent' as const
  return break_glass_until === null ? null : ('break_glass' as const)
}

interface PartsProps {
  readonly page: PatientPage
  readonly canNote: boolean
  readonly patient: PatientKey
  readonly part: (typeof parts)[number]
  readonly onPart: (part: string | null) => void
}

const History = ({ page, patient, canNote, part, onPart }: PartsProps) => {
  const { t } = useTranslation('patient')
  return (
    <Panel title={t('tabs.label')}>
      <Tabs value={part} onChange={onPart} keepMounted={false}>
        <TabRow label={t('tabs.label')}>
          {parts.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {t(`tabs.${each}`)}
            </Tabs.Tab>
          ))}
        </TabRow>
        <Tabs.Panel value="history" className={`${classes.part} ${layout.arriving}`}>
          <Suspense fallback={<LoadingLines count={6} />}>
            <Timeline patient={patient} />
          </Suspense>
          <EmergencyAccess patient={patient} shared={sharedOn(page)} until={page.break_glass_until} />
        </Tabs.Panel>
        <Tabs.Panel value="vitals" className={classes.part}>
          <Suspense fallback={<LoadingLines count={4} />}>
            <PatientVitals patient={patient} canNote={canNote} />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="documents" className={classes.part}>
          <Suspense fallback={<LoadingLines count={3} />}>
            <PatientDocuments patient={patient} />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="exams" className={classes.part}>
          <Suspense fallback={<LoadingLines count={3} />}>
            <PatientExams patient={patient} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </Panel>
  )
}

/** One patient: data, history, treatment; and a new record. */
export default function PatientScreen() {
  const { t } = useTranslation('patient')
  const { t: shell } = useTranslation()
  const { id: customerId } = useParams({ from: '/specialist/prontuario/$id' })
  const [{ aba, dependente, acao }, change] = useFilters(filters)
  const patient = { customerId, dependentId: dependente ?? null }
  const query = useQuery(patientQuery(patient))
  const back = <TextLink to="/specialist/pacientes">{t('back')}</TextLink>
  const retry = () => void query.refetch()
  if (query.isError) {
    const isClosed = isProblem(query.error, 'not_found')
    return (
      <>
        <PageHeader title={shell('titles.medical-record')} back={back} />
        {isClosed ? (
          <ClosedPatient patient={patient} onClosed={retry} />
        ) : (
          <RecordsProblem one error={query.error} onRetry={retry} />
        )}
      </>
    )
  }
  if (!query.data) return <LoadingLines shape="block" />
  const isInCare = query.data.basis === 'care'
  return (
    <>
      <PageHeader
        title={query.data.fullName}
        subtitle={shell('titles.medical-record')}
        back={back}
        actions={<PatientActions page={query.data} patient={patient} />}
      />
      {acao && (
        <PrescriptionAsked
          page={query.data}
          isPrescription={acao === 'receita'}
          onDismiss={() => change({ acao: undefined })}
        />
      )}
      <PatientHead page={query.data} patient={patient} />
      <div className={`${classes.columns} ${layout.arriving}`}>
        <History
          key={dependente ?? ''}
          page={query.data}
          patient={patient}
          canNote={isInCare}
          part={aba ?? 'history'}
          onPart={(part) =>
            change({
              aba: part === 'history' ? undefined : (part ?? undefined),
              tipo: undefined,
              page: undefined,
            })
          }
        />
        <div className={classes.side}>
          <Problems patient={patient} canNote={isInCare} />
          <Medicines patient={patient} />
          <Suspense fallback={<LoadingLines count={3} />}>
            {isInCare && <OwnNotesPanel whom={patient} />}
          </Suspense>
          <PatientFacts page={query.data} patient={patient} />
          <Ground page={query.data} />
        </div>
      </div>
    </>
  )
}
