import type { MedicalRecord } from '@emma/contracts/records'
import { SegmentedControl, Title } from '@mantine/core'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import { RecordEditor } from '../editor/record-editor.tsx'
import { SaveNotices, SaveState } from '../editor/save-state.tsx'
import { SignRecord } from '../editor/sign-record.tsx'
import { useRecordDraft } from '../editor/use-record-draft.ts'
import { useWay, type Way, ways } from '../editor/use-way.ts'
import classes from '../records.module.css'
import type { PatientKey } from '../records.queries.ts'
import { RecordPrescriptions } from './record-prescriptions.tsx'
import { SignedRecord } from './signed-record.tsx'

const MeasuredNow = lazyPart(() => import('../vitals/measured-now.tsx'), 'patient')
const GuidedCards = lazyPart(() => import('../guided/guided-cards.tsx'), 'guided')

/** Content after a signed record, provided by the screen; `isFresh` if it was signed just now. */
export type RenderEnd = (isFresh: boolean) => ReactNode

interface Props {
  /** The appointment it is begun for; for a record without one, its own id. */
  readonly place: string
  /** As it was when the screen was opened; null if not begun yet. */
  readonly record: MedicalRecord | null
  /** The sex in the patient's profile. */
  readonly sex: string | null
  /** The appointment's specialty, for the cards' phrases; a record without an appointment has no cards. */
  readonly specialtyId?: string
  /** The patient in care, whose measurements are recorded beside. */
  readonly patient?: PatientKey
  readonly first?: Way | undefined
  readonly renderEnd?: RenderEnd | undefined
}

interface WritingProps extends Omit<Props, 'record' | 'first' | 'renderEnd'> {
  readonly writing: ReturnType<typeof useRecordDraft>
  readonly way: Way
}

/** An unsigned record, in tabs or card by card. */
const Writing = ({ place, sex, specialtyId, patient, writing, way }: WritingProps) => {
  const { draft, state, begin } = writing
  const measured = patient && (
    <Suspense fallback={<LoadingLines count={1} />}>
      <MeasuredNow patient={patient} />
    </Suspense>
  )
  if (way === 'cards' && specialtyId !== undefined) {
    return (
      <Suspense fallback={<LoadingLines shape="block" />}>
        <GuidedCards appointmentId={place} {...{ specialtyId, sex, writing, measured }} />
      </Suspense>
    )
  }
  const appointmentId = state.record === null ? place : null
  return (
    <>
      <RecordEditor
        draft={draft}
        state={state}
        sex={sex}
        measured={measured}
        prescriptions={<RecordPrescriptions appointmentId={appointmentId} state={state} begin={begin} />}
      />
      <SignRecord draft={draft} state={state} />
    </>
  )
}

/** One record, from the first entry to its addenda. */
export const RecordCard = ({ first, renderEnd, ...props }: Props) => {
  const { t } = useTranslation('records')
  const writing = useRecordDraft(props.place, props.record)
  const { way, choose } = useWay(first)
  const [late, setLate] = useState('')
  const { draft, state } = writing
  const { record } = state
  const isSigned = record?.status === 'signed'
  const [wasSigned] = useState(isSigned)
  return (
    <section className={classes.card} aria-labelledby="record-editor">
      <div className={classes.bar}>
        <Title order={2} size="h3" id="record-editor">
          {t('history.current')}
        </Title>
        {isSigned ? <StatusBadge of="record" state="signed" /> : <SaveState state={state} draft={draft} />}
        {!isSigned && props.specialtyId !== undefined && (
          <SegmentedControl
            aria-label={t('ways.label')}
            size="sm"
            transitionDuration={0}
            value={way}
            onChange={choose}
            data={ways.map((value) => ({ value, label: t(`ways.${value}`) }))}
          />
        )}
      </div>
      <SaveNotices state={state} draft={draft} onAddendum={setLate} />
      {isSigned && renderEnd && (
        <Suspense fallback={<LoadingLines count={1} />}>{renderEnd(!wasSigned)}</Suspense>
      )}
      {isSigned ? (
        <SignedRecord record={record} draft={draft} late={late} />
      ) : (
        <Writing {...props} writing={writing} way={way} />
      )}
    </section>
  )
}
