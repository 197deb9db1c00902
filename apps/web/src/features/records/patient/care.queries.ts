import type { BodyIn } from '@emma/contracts/kit'
import { listMedicinesInUse } from '@emma/contracts/prescriptions'
import { changeProblem, createProblem, deleteProblem, listProblems } from '@emma/contracts/records/problems'
import { createVitals, deleteVitals, listVitals } from '@emma/contracts/records/vitals'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { callOf, type PatientKey } from '../records.queries.ts'

export const vitalsQuery = (patient: PatientKey) =>
  queryOptions({
    queryKey: ['records', 'vitals', patient],
    queryFn: ({ signal }) => call(listVitals, { ...callOf(patient), signal }),
  })

export const createVitalsMutation = mutationOptions({
  mutationFn: (body: BodyIn<typeof createVitals>) => call(createVitals, { body }),
})

export const deleteVitalsMutation = mutationOptions({
  mutationFn: (id: string) => call(deleteVitals, { params: { id } }),
})

export const problemsQuery = (patient: PatientKey) =>
  queryOptions({
    queryKey: ['records', 'problems', patient],
    queryFn: ({ signal }) => call(listProblems, { ...callOf(patient), signal }),
  })

export const createProblemMutation = mutationOptions({
  mutationFn: (body: BodyIn<typeof createProblem>) => call(createProblem, { body }),
})

export const changeProblemMutation = mutationOptions({
  mutationFn: ({ id, resolved }: { readonly id: string; readonly resolved: boolean }) =>
    call(changeProblem, { params: { id }, body: { resolved } }),
})

export const deleteProblemMutation = mutationOptions({
  mutationFn: (id: string) => call(deleteProblem, { params: { id } }),
})

export const medicinesInUseQuery = (patient: PatientKey) =>
  queryOptions({
    queryKey: ['records', 'in-use', patient],
    queryFn: ({ signal }) => call(listMedicinesInUse, { ...callOf(patient), signal }),
  })
