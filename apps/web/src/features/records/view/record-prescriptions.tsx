import { PrescriptionsTab } from '../../prescriptions/index.ts'
import { ModelCid } from '../editor/cid-field.tsx'
import type { DraftState } from '../editor/record-draft.ts'

interface Props {
  /** The appointment whose record it is; null where no appointment begins it. */
  readonly appointmentId: string | null
  readonly state: DraftState
  readonly begin: () => Promise<string | null>
  /** On a guided card, which already has keys and the models beside it. */
  readonly plain?: boolean
}

/** A model's diagnosis: the prescriptions feature has no field for one. */
const renderCid = (code: string, onChange: (code: string) => void) => (
  <ModelCid code={code} onChange={onChange} />
)

/** The prescriptions of a draft or signed record. */
export const RecordPrescriptions = ({ appointmentId, state, begin, plain = false }: Props) => (
  <PrescriptionsTab
    recordId={state.record?.id ?? null}
    appointmentId={appointmentId}
    cid={state.content.cid_code}
    begin={begin}
    isSigned={state.record?.status === 'signed'}
    renderCid={renderCid}
    plain={plain}
  />
)
