import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import layout from '../../../ui/layout/layout.module.css'
import type { CallTime } from '../../../ui/time/call-clock.ts'
import { PreparationNote } from '../../preparations/index.ts'
import type { Way } from '../editor/use-way.ts'
import classes from '../records.module.css'
import { consultationQuery } from '../records.queries.ts'
import { RecordsProblem } from '../records-problem.tsx'
import { RecordCard, type RenderEnd } from '../view/record-card.tsx'
import { HistorySidePanel } from './history-side-panel.tsx'
import { PatientPanel } from './patient-panel.tsx'

/** Beside a call, and on narrow screens. */
const PatientStrip = lazyPart(() => import('./patient-strip.tsx'))

interface Props {
  readonly appointmentId: string
  /** The running time of the call shown beside it. */
  readonly clock?: CallTime | undefined
  /** In half a window: the patient in one line, and the record at once. */
  readonly beside?: boolean
  readonly first?: Way
  /** Content after the record. */
  readonly renderEnd?: RenderEnd
}

/** In narrower windows the record comes first, and the rest of the patient is one press away. */
const WIDE = '(min-width: 70em)'

/** Patient, record and history of an appointment. It needs the phrase sets `records` and `prescriptions`. */
export const ConsultationPanel = ({ appointmentId, clock, beside = false, first, renderEnd }: Props) => {
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false })
  const query = useQuery(consultationQuery(appointmentId))
  if (query.isError) return <RecordsProblem one error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <LoadingLines shape="block" />
  const { patient, specialty, stopwatch, record, customer_id, dependent_id } = query.data
  const of = { customerId: customer_id, dependentId: dependent_id }
  const isStrip = beside || !isWide
  // One tree in every width: turning a tablet does not lose what is being typed.
  return (
    <div
      className={`${beside ? classes.beside : isWide ? classes.columns : classes.narrow} ${layout.arriving}`}
    >
      <div className={isStrip ? undefined : classes.patient}>
        {isStrip ? (
          <Suspense fallback={<LoadingLines shape="lines" count={1} />}>
            <PatientStrip {...{ appointmentId, clock, beside }} consultation={query.data} />
          </Suspense>
        ) : (
          <PatientPanel patient={patient} of={of} stopwatch={stopwatch} clock={clock} />
        )}
      </div>
      <div className={classes.record}>
        <Suspense fallback={null}>
          <PreparationNote appointmentId={appointmentId} name={patient.guardian?.name ?? patient.fullName} />
        </Suspense>
        <RecordCard
          key={appointmentId}
          place={appointmentId}
          record={record}
          sex={patient.sex}
          specialtyId={specialty.id}
          patient={of}
          first={first}
          renderEnd={renderEnd}
        />
      </div>
      {!isStrip && <HistorySidePanel of={of} except={record?.id} />}
    </div>
  )
}
