import { useQuery } from '@tanstack/react-query'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import type { CallTime } from '../../../ui/time/call-clock.ts'
import classes from '../records.module.css'
import { consultationQuery } from '../records.queries.ts'
import { RecordsProblem } from '../records-problem.tsx'
import { RecordCard } from '../view/record-card.tsx'
import { HistorySidePanel } from './history-side-panel.tsx'
import { PatientPanel } from './patient-panel.tsx'

interface Props {
  readonly appointmentId: string
  /** The running time of the call that is shown beside. */
  readonly clock?: CallTime | undefined
}

/** The side panel of a call: patient, record and history. It needs the phrase sets `records` and `prescriptions`. */
export const ConsultationPanel = ({ appointmentId, clock }: Props) => {
  const query = useQuery(consultationQuery(appointmentId))
  if (query.isError) return <RecordsProblem one error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <LoadingLines shape="block" />
  const { patient, stopwatch, record, customer_id, dependent_id } = query.data
  const of = { customerId: customer_id, dependentId: dependent_id }
  return (
    <div className={classes.panel}>
      <div className={classes.columns}>
        <div className={classes.patient}>
          <PatientPanel patient={patient} of={of} stopwatch={stopwatch} clock={clock} />
        </div>
        <div className={classes.record}>
          <RecordCard key={appointmentId} place={appointmentId} record={record} sex={patient.sex} />
        </div>
        <HistorySidePanel of={of} except={record?.id} />
      </div>
    </div>
  )
}
