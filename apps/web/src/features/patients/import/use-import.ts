import type { PatientImport } from '@emma/contracts/patients/imports'
import type { ColumnField } from '@emma/domain/patient-import'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldErrors, problemText } from '../../../lib/api/problem.ts'
import { toast } from '../../../ui/toast/toast.ts'
import {
  type ChosenFile,
  importMutation,
  type Preview,
  previewQuery,
  type Reading,
} from './import.queries.ts'

/** The columns with one of them changed; its new field is removed from any other, but phones. */
const withField = ({ columns }: Preview, at: number, field: ColumnField | null) =>
  columns.map((column, each) => {
    if (each === at) return field
    return column.field === field && field !== 'phone' ? null : column.field
  })

const refusalOf = (error: unknown): string => fieldErrors(error).file ?? problemText(error).detail

/** One import, from the choice of a file to its result. */
export const useImport = () => {
  const client = useQueryClient()
  const [chosen, setChosen] = useState<ChosenFile>()
  const [done, setDone] = useState<PatientImport>()
  const preview = useQuery(previewQuery(chosen))
  const send = useMutation({
    ...importMutation,
    onSuccess: async (made) => {
      setDone(made)
      setChosen(undefined)
      await client.invalidateQueries({ queryKey: ['patients'] })
    },
    onError: toast.problem,
  })
  const read = (file: File, reading: Reading) => setChosen({ id: crypto.randomUUID(), file, reading })
  return {
    chosen,
    done,
    preview: chosen && preview.data,
    isReading: chosen !== undefined && preview.isFetching,
    refusal: chosen && preview.isError && !preview.isFetching ? refusalOf(preview.error) : undefined,
    choose: (file: File) => {
      setDone(undefined)
      read(file, {})
    },
    setDelimiter: (delimiter: Preview['delimiter']) => chosen && read(chosen.file, { delimiter }),
    setField: (at: number, field: ColumnField | null) => {
      if (!chosen || !preview.data) return
      const { delimiter } = preview.data
      read(chosen.file, { delimiter, columns: withField(preview.data, at, field) })
    },
    send: () => chosen && !send.isPending && send.mutate(chosen),
    isSending: send.isPending,
    restart: () => setDone(undefined),
  }
}
