import type { BodyIn, QueryIn, ResponseOf } from '@emma/contracts/kit'
import {
  createRecord,
  listHistory,
  listRecords,
  openConsultation,
  readRecord,
  updateRecord,
} from '@emma/contracts/records'
import { breakGlass } from '@emma/contracts/records/access-log'
import { createAllergy, deleteAllergy, listAllergies } from '@emma/contracts/records/allergies'
import { listCids } from '@emma/contracts/records/cids'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { logFailure } from '../../lib/errors/log-failure.ts'
import type { RecordSource } from './editor/record-draft.ts'

/** The patient of clinical data: an account's holder (null), or one of its dependents. */
export interface PatientKey {
  readonly customerId: string
  readonly dependentId: string | null
}
const ofDependent = ({ dependentId }: PatientKey) =>
  dependentId === null ? {} : { dependent_id: dependentId }
/** A patient in the address of a call. */
export const callOf = (patient: PatientKey) => ({
  params: { customerId: patient.customerId },
  query: ofDependent(patient),
})
/** A patient in the body of a call. */
export const patientFields = (patient: PatientKey) => ({
  customer_id: patient.customerId,
  ...ofDependent(patient),
})

export type Consultation = ResponseOf<typeof openConsultation>

/** Read once per visit: a refetch must not replace typed text, and the next visit must see the newest. */
export const consultationQuery = (appointmentId: string) =>
  queryOptions({
    queryKey: ['records', 'consultation', appointmentId],
    queryFn: ({ signal }) => call(openConsultation, { params: { id: appointmentId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const recordQuery = (id: string) =>
  queryOptions({
    queryKey: ['records', 'one', id],
    queryFn: ({ signal }) => call(readRecord, { params: { id }, signal }),
  })

export const recordsQuery = (query: QueryIn<typeof listRecords>) =>
  queryOptions({
    queryKey: ['records', 'list', query],
    queryFn: ({ signal }) => call(listRecords, { query, signal }),
    placeholderData: keepPreviousData,
  })

export const historyQuery = (patient: PatientKey, page: number) =>
  queryOptions({
    queryKey: ['records', 'history', patient, page],
    queryFn: ({ signal }) =>
      call(listHistory, {
        params: { customerId: patient.customerId },
        query: { page, ...ofDependent(patient) },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const allergiesQuery = (patient: PatientKey) =>
  queryOptions({
    queryKey: ['records', 'allergies', patient],
    queryFn: ({ signal }) => call(listAllergies, { ...callOf(patient), signal }),
  })

export const createAllergyMutation = mutationOptions({
  mutationFn: (body: BodyIn<typeof createAllergy>) => call(createAllergy, { body }),
})

export const deleteAllergyMutation = mutationOptions({
  mutationFn: (id: string) => call(deleteAllergy, { params: { id } }),
})

export const cidsQuery = (search: string) =>
  queryOptions({
    queryKey: ['records', 'cids', search],
    queryFn: ({ signal }) =>
      logFailure(
        'Erro ao buscar todos os registros:',
        call(listCids, { query: { search, pageSize: 20 }, signal }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Signs, or adds an addendum. */
export const changeRecordMutation = mutationOptions({
  mutationFn: ({ id, ...body }: BodyIn<typeof updateRecord> & { id: string }) =>
    call(updateRecord, { params: { id }, body }),
})

/** Opens colleagues' signed records of a patient for an hour. */
export const breakGlassMutation = mutationOptions({
  mutationFn: (body: BodyIn<typeof breakGlass>) => call(breakGlass, { body }),
})

/** The calls of this appointment's draft. */
export const recordSource = (appointmentId: string): RecordSource => ({
  create: (fields) => call(createRecord, { body: { ...fields, schedule_id: appointmentId } }),
  update: ({ id, version }, fields) => call(updateRecord, { params: { id }, body: { ...fields, version } }),
  load: (id) => call(readRecord, { params: { id } }),
})
