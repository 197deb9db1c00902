import { createExam, deleteExam, listExams, readExamFile } from '@emma/contracts/exams'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { upload, type Watch } from '../../lib/api/upload.ts'

/** One person's exams: a dependent's, or with null one's own. */
export const examsQuery = (person: string | null, page: number) =>
  queryOptions({
    queryKey: ['exams', person, page],
    queryFn: ({ signal }) => call(listExams, { query: { dependent_id: person ?? 'self', page }, signal }),
    placeholderData: keepPreviousData,
  })

export const loadExam = (id: string): Promise<Blob> => call(readExamFile, { params: { id } })

/** What is sent of one exam; `key` is the same however often it is tried. */
export interface NewExam {
  readonly file: File
  readonly title: string
  readonly date: string
  readonly person: string | null
  readonly key: string
}

export const sendExam = ({ file, title, date, person, key }: NewExam, watch: Watch) =>
  upload(
    createExam,
    {
      body: { title, date, ...(person === null ? {} : { dependent_id: person }) },
      files: { file },
      idempotencyKey: key,
    },
    watch,
  )

/** What was known of the lists is old. */
export const useForgetExams = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['exams'] })
}

export const useDeleteExam = () => {
  const forget = useForgetExams()
  return useMutation({
    mutationFn: (id: string) => call(deleteExam, { params: { id } }),
    onSuccess: forget,
  })
}
