import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import layout from '../../../ui/layout/layout.module.css'
import type { CallTime } from '../../../ui/time/call-clock.ts'
import { PreparationNote } from '../../preparations/index.ts'
import classes from '../records.module.css'
import { consultationQuery } from '../records.queries.ts'
import { RecordsProblem } from '../records-problem.tsx'
import { RecordCard } from '../view/record-card.tsx'
import { HistorySidePanel } from './history-side-panel.tsx'
import { PatientPanel } from './patient-panel.tsx'

/** Beside a call alone. */
const PatientStrip = lazyPart(() => import('./patient-strip.tsx'))

interface Props {
  readonly appointmentId: string
  /** The running time of the call that is shown beside. */
  readonly clock?: CallTime | undefined
  /** It has half a window: who is attended in a line, and the record at once. */
  readonly beside?: boolean
}

/** The side panel of a call: patient, record and history. It needs the phrase sets `records` and `prescriptions`. */
export const ConsultationPanel = ({ appointmentId, clock, beside = false }: Props) => {
  const query = useQuery(consultationQuery(appointmentId))
  if (query.isError) return <RecordsProblem one error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <LoadingLines shape="block" />
  const { patient, stopwatch, record, customer_id, dependent_id } = query.data
  const of = { customerId: customer_id, dependentId: dependent_id }
  const before = (
    <Suspense fallback={null}>
      <PreparationNote appointmentId={appointmentId} name={patient.guardian?.name ?? patient.fullName} />
    </Suspense>
  )
  const card = <RecordCard key={appointmentId} place={appointmentId} record={record} sex={patient.sex} />
  if (beside) {
    return (
      <div className={classes.beside}>
        <Suspense fallback={<LoadingLines shape="lines" count={1} />}>
          <PatientStrip appointmentId={appointmentId} consultation={query.data} clock={clock} />
        </Suspense>
        {before}
        {card}
      </div>
    )
  }
  return (
    <div className={classes.panel}>
      <div className={classes.columns}>
        <div className={classes.patient}>
          <PatientPanel patient={patient} of={of} stopwatch={stopwatch} clock={clock} />
        </div>
        <div className={`${classes.record} ${layout.stack}`}>
          {before}
          {card}
        </div>
        <HistorySidePanel of={of} except={record?.id} />
      </div>
    </div>
  )
}
