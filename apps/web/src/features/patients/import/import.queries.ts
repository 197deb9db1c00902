import type { BodyIn, ResponseOf } from '@emma/contracts/kit'
import {
  importPatients,
  listFaultyRows,
  listImports,
  previewImport,
  undoImport,
} from '@emma/contracts/patients/imports'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

export type Reading = BodyIn<typeof previewImport>
export type Preview = ResponseOf<typeof previewImport>

/** A file and how to read it. Its id makes repeated requests import it once. */
export interface ChosenFile {
  readonly id: string
  readonly file: File
  readonly reading: Reading
}

export const previewQuery = (chosen: ChosenFile | undefined) =>
  queryOptions({
    queryKey: ['patients', 'import', chosen?.id],
    queryFn: async ({ signal }): Promise<Preview> => {
      if (!chosen) throw new Error('No file was chosen')
      return call(previewImport, { body: chosen.reading, files: { file: chosen.file }, signal })
    },
    enabled: chosen !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

export const importMutation = mutationOptions({
  mutationFn: ({ id, file, reading }: ChosenFile) =>
    call(importPatients, { body: reading, files: { file }, idempotencyKey: id }),
})

export const faultyRowsMutation = mutationOptions({
  mutationFn: ({ file, reading }: ChosenFile) => call(listFaultyRows, { body: reading, files: { file } }),
})

export const importsQuery = queryOptions({
  queryKey: ['patients', 'imports'],
  queryFn: async ({ signal }) => (await call(listImports, { signal })).data,
})

export const undoMutation = mutationOptions({
  mutationFn: (id: string) => call(undoImport, { params: { id } }),
})
