import type { BodyIn } from '@emma/contracts/kit'
import {
  createDocument,
  listIssuedDocuments,
  planDocuments,
  revokeDocument,
} from '@emma/contracts/prescriptions/documents'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

const MOST = 100

/** The documents that would be issued from the record's current state. */
export const planQuery = (recordId: string) =>
  queryOptions({
    queryKey: ['documents', 'plan', recordId],
    queryFn: ({ signal }) => call(planDocuments, { query: { record_id: recordId }, signal }),
    gcTime: 0,
  })

/** A record's documents in force. */
export const recordDocumentsQuery = (recordId: string) =>
  queryOptions({
    queryKey: ['documents', 'record', recordId],
    queryFn: ({ signal }) =>
      call(listIssuedDocuments, { query: { record_id: recordId, pageSize: MOST }, signal }),
  })

/** The specialist's documents for one patient. */
export const patientDocumentsQuery = (patient: PatientQuery, page: number) =>
  queryOptions({
    queryKey: ['documents', 'patient', patient, page],
    queryFn: ({ signal }) =>
      call(listIssuedDocuments, {
        query: {
          page,
          pageSize: 5,
          customer_id: patient.customerId,
          ...(patient.dependentId === null ? {} : { dependent_id: patient.dependentId }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

interface PatientQuery {
  readonly customerId: string
  readonly dependentId: string | null
}

export const issueMutation = mutationOptions({
  mutationFn: ({ key, body }: { readonly key: string; readonly body: BodyIn<typeof createDocument> }) =>
    call(createDocument, { body, idempotencyKey: key }),
})

export const revokeMutation = mutationOptions({
  mutationFn: (id: string) => call(revokeDocument, { params: { id } }),
})
