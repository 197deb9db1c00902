import { createDocument, listDocuments, readDocument, verifyDocument } from '@emma/contracts/documents'
import type { BodyIn } from '@emma/contracts/kit'
import {
  createPrescription,
  deletePrescription,
  listPrescriptions,
  searchMedicines,
  updatePrescription,
} from '@emma/contracts/prescriptions'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call, publicCall } from '../../lib/api.ts'

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

/** Medicine search sends a name and page 1 (spec §5). */
export const medicinesQuery = (nome: string) =>
  queryOptions({
    queryKey: ['prescriptions', 'medicines', nome],
    queryFn: ({ signal }) => call(searchMedicines, { query: { nome, pagina: 1 }, signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Creates without an id, changes with one. */
export const savePrescriptionMutation = mutationOptions({
  mutationFn: ({ id, ...body }: BodyIn<typeof createPrescription> & { id: string | null }) => {
    if (id === null) return call(createPrescription, { body })
    const { title, prescription, bulario_id, via, condition_use, qtd } = body
    const changes = { title, prescription, bulario_id, via, condition_use, qtd }
    return call(updatePrescription, { params: { id }, body: changes })
  },
})

export const deletePrescriptionMutation = mutationOptions({
  mutationFn: (id: string) => call(deletePrescription, { query: { id } }),
})

export const createDocumentMutation = mutationOptions({
  mutationFn: (recordId: string) => call(createDocument, { body: { record_id: recordId } }),
})

export const documentsQuery = (page: number) =>
  queryOptions({
    queryKey: ['prescriptions', 'documents', page],
    queryFn: ({ signal }) => call(listDocuments, { query: { page }, signal }),
    placeholderData: keepPreviousData,
  })

export const loadDocument = (id: string): Promise<Blob> => call(readDocument, { params: { id } })

/** For the pharmacist, who has no session. */
export const verificationQuery = (code: string) =>
  queryOptions({
    queryKey: ['prescriptions', 'verification', code],
    queryFn: ({ signal }) => publicCall(verifyDocument, { params: { code }, signal }),
  })
