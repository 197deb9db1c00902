import { listPatientExams, readExamFile } from '@emma/contracts/exams'
import { readTimeline, type TimelineKind } from '@emma/contracts/patients/timeline'
import { createRecord } from '@emma/contracts/records'
import { exportFhir, openPatient } from '@emma/contracts/records/patients'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { openFile } from '../../../lib/api/open-file.ts'
import { saveFile } from '../../../lib/api/save-file.ts'
import { callOf, type PatientKey, patientFields } from '../records.queries.ts'

export const patientQuery = (patient: PatientKey) =>
  queryOptions({
    queryKey: ['records', 'patient', patient],
    queryFn: ({ signal }) => call(openPatient, { ...callOf(patient), signal }),
  })

export const patientExamsQuery = (patient: PatientKey, page: number) =>
  queryOptions({
    queryKey: ['records', 'exams', patient, page],
    queryFn: ({ signal }) => {
      const { params, query } = callOf(patient)
      return call(listPatientExams, { params, query: { ...query, page, pageSize: 5 }, signal })
    },
    placeholderData: keepPreviousData,
  })

export const timelineQuery = (patient: PatientKey, kind: TimelineKind | undefined, page: number) =>
  queryOptions({
    queryKey: ['records', 'timeline', patient, kind, page],
    queryFn: ({ signal }) => {
      const { params, query } = callOf(patient)
      return call(readTimeline, { params, query: { ...query, ...(kind && { kind }), page }, signal })
    },
    placeholderData: keepPreviousData,
  })

export const openExam = (id: string): Promise<void> => openFile(() => call(readExamFile, { params: { id } }))

/** The bundle, as a file for the specialist. */
export const exportMutation = mutationOptions({
  mutationFn: async (patient: PatientKey) =>
    saveFile(await call(exportFhir, callOf(patient)), 'prontuario-fhir.json'),
})

/** A draft about a patient, without an appointment. */
export const beginRecordMutation = mutationOptions({
  mutationFn: (patient: PatientKey) => call(createRecord, { body: patientFields(patient) }),
})
