import type { BodyIn } from '@emma/contracts/kit'
import {
  createPrescription,
  deletePrescription,
  listPrescriptions,
  searchMedicines,
  updatePrescription,
} from '@emma/contracts/prescriptions'
import { readDocument } from '@emma/contracts/prescriptions/documents'
import { verifyDocument } from '@emma/contracts/prescriptions/verification'
import { checkPrescription, listUsualUses, readLastPrescription } from '@emma/contracts/prescriptions/writing'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call, publicCall } from '../../lib/api/api.ts'
import { isUnanswered } from '../../lib/api/attempt.ts'
import { inTime } from '../../lib/api/in-time.ts'
import { loadSeen } from '../../lib/last-seen/last-seen.ts'

const MOST = 100

export const recordPrescriptionsQuery = (recordId: string) =>
  queryOptions({
    queryKey: ['prescriptions', 'record', recordId],
    queryFn: ({ signal }) =>
      call(listPrescriptions, { query: { record_id: recordId, pageSize: MOST }, signal }),
  })

export const modelsQuery = queryOptions({
  queryKey: ['prescriptions', 'models'],
  queryFn: ({ signal }) => call(listPrescriptions, { query: { is_model: 'true', pageSize: MOST }, signal }),
})

/** Models matching a search. */
export const searchedModelsQuery = (search: string) =>
  queryOptions({
    queryKey: ['prescriptions', 'models', 'found', search],
    queryFn: ({ signal }) =>
      call(listPrescriptions, { query: { is_model: 'true', pageSize: MOST, search }, signal }),
    placeholderData: keepPreviousData,
  })

/** A draft, or the appointment whose record is not begun yet. */
export interface Draft {
  readonly recordId: string | null
  readonly appointmentId: string | null
}

const draftQuery = ({ recordId, appointmentId }: Draft) =>
  recordId === null ? { schedule_id: appointmentId ?? '' } : { record_id: recordId }

/** The latest prescription of a draft's patient; null without one. */
export const lastPrescriptionQuery = (draft: Draft) =>
  queryOptions({
    queryKey: ['prescriptions', 'last', draft.recordId, draft.appointmentId],
    queryFn: async ({ signal }) =>
      (await call(readLastPrescription, { query: draftQuery(draft), signal })).last,
    enabled: draft.recordId !== null || draft.appointmentId !== null,
  })

/** A medicine by its name, in a record. */
export interface NamedMedicine {
  readonly recordId: string
  readonly title: string
  readonly medicineId: string | null
}

/** A medicine about to be prescribed. */
export interface CheckedMedicine extends NamedMedicine {
  readonly via: string
  /** The prescription being changed. */
  readonly prescriptionId?: string | undefined
}

/** Who prescribes waits for the check: without an answer by then, it counts as failed. */
const CHECK_MS = 10_000

/** Warnings against a medicine for this patient. */
export const warningsQuery = ({ recordId, title, medicineId, via, prescriptionId }: CheckedMedicine) =>
  queryOptions({
    queryKey: ['prescriptions', 'warnings', recordId, title.trim(), medicineId, via, prescriptionId ?? null],
    queryFn: ({ signal }) => {
      const body = {
        record_id: recordId,
        title: title.trim(),
        bulario_id: medicineId,
        via,
        ...(prescriptionId === undefined ? {} : { prescription_id: prescriptionId }),
      }
      return inTime(call(checkPrescription, { body, signal }), CHECK_MS)
    },
    retry: (failures, error) => failures === 0 && isUnanswered(error),
  })

/** A medicine's usual uses for this patient. */
export const usualUsesQuery = ({ recordId, title, medicineId }: NamedMedicine) =>
  queryOptions({
    queryKey: ['prescriptions', 'usual', recordId, title.trim(), medicineId],
    queryFn: ({ signal }) =>
      call(listUsualUses, {
        body: { record_id: recordId, title: title.trim(), bulario_id: medicineId },
        signal,
      }),
  })

/** Medicine search sends a name and page 1 (spec §5). */
export const medicinesQuery = (nome: string) =>
  queryOptions({
    queryKey: ['prescriptions', 'medicines', nome],
    queryFn: ({ signal }) => call(searchMedicines, { query: { nome, pagina: 1 }, signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })

type SavedPrescription = BodyIn<typeof createPrescription> & {
  readonly id: string | null
  readonly replace?: boolean
  /** Of a new one: sent again under it, it is not prescribed twice. */
  readonly key?: string
}

/** Creates without an id, changes with one. */
export const savePrescriptionMutation = mutationOptions({
  mutationFn: ({ id, replace, key, ...body }: SavedPrescription) => {
    if (id === null) return call(createPrescription, { body, ...(key ? { idempotencyKey: key } : {}) })
    const { title, prescription, bulario_id, via, condition_use, qtd, is_model, ...rest } = body
    const said = { title, prescription, bulario_id, via, condition_use, qtd }
    const { cid_code, model_set, override_reason } = rest
    const changes =
      is_model === true
        ? { ...said, cid_code, model_set }
        : { ...said, ...(override_reason === undefined ? {} : { override_reason }) }
    return call(updatePrescription, {
      params: { id },
      body: replace === true ? { ...changes, replace } : changes,
    })
  },
})

export const deletePrescriptionMutation = mutationOptions({
  mutationFn: ({ id, replace }: { id: string; replace: boolean }) =>
    call(deletePrescription, { query: replace ? { id, replace: 'true' } : { id } }),
})

/** The name under which a document is stored for offline use. */
export const documentFile = (id: string): string => `document-${id}`

export const loadDocument = (id: string): Promise<Blob> =>
  loadSeen(documentFile(id), () => call(readDocument, { params: { id } }))

/** For pharmacists, who have no session. */
export const verificationQuery = (code: string) =>
  queryOptions({
    queryKey: ['prescriptions', 'verification', code],
    queryFn: ({ signal }) => publicCall(verifyDocument, { params: { code }, signal }),
  })
