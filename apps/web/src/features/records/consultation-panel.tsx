import { useQuery } from '@tanstack/react-query'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { HistoryBeside } from './history-beside.tsx'
import { PatientPanel } from './patient-panel.tsx'
import { RecordCard } from './record-card.tsx'
import classes from './records.module.css'
import { consultationQuery } from './records.queries.ts'
import { RecordsProblem } from './records-problem.tsx'

interface Props {
  readonly scheduleId: string
  /** A call is on: the stopwatch runs. */
  readonly running?: boolean
}

/** What stands beside a call: the patient, the record and the history. It needs the rooms `records` and `prescriptions`. */
export const ConsultationPanel = ({ scheduleId, running = false }: Props) => {
  const query = useQuery(consultationQuery(scheduleId))
  if (query.isError) return <RecordsProblem one error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <LoadingLines shape="block" />
  const { patient, stopwatch, record, customer_id, dependent_id } = query.data
  const of = { customerId: customer_id, dependentId: dependent_id }
  return (
    <div className={classes.panel}>
      <div className={classes.columns}>
        <div className={classes.patient}>
          <PatientPanel patient={patient} of={of} stopwatch={stopwatch} running={running} />
        </div>
        <div className={classes.record}>
          <RecordCard key={scheduleId} place={scheduleId} record={record} sex={patient.sex} />
        </div>
        <HistoryBeside of={of} except={record?.id} />
      </div>
    </div>
  )
}
