import { PrescriptionsTab } from '../../prescriptions/index.ts'
import { renderModelCid } from '../editor/cid-field.tsx'
import type { DraftState } from '../editor/record-draft.ts'

interface Props {
  /** The appointment of the record; null if none. */
  readonly appointmentId: string | null
  readonly state: DraftState
  readonly begin: () => Promise<string | null>
  /** On a guided card, which already has keys and the models beside it. */
  readonly plain?: boolean
}

/** The prescriptions of a draft or signed record. */
export const RecordPrescriptions = ({ appointmentId, state, begin, plain = false }: Props) => (
  <PrescriptionsTab
    recordId={state.record?.id ?? null}
    appointmentId={appointmentId}
    cid={state.content.cid_code}
    begin={begin}
    isSigned={state.record?.status === 'signed'}
    renderCid={renderModelCid}
    plain={plain}
  />
)
