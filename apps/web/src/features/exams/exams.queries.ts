import { createExam, deleteExam, listExams, readExamFile } from '@emma/contracts/exams'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { unlessGone } from '../../lib/api/unless-gone.ts'
import { upload, type Watch } from '../../lib/api/upload.ts'
import { dropSeen, loadSeen } from '../../lib/last-seen/last-seen.ts'

/** One person's exams: a dependent's, or with null the user's own. */
export const examsQuery = (person: string | null, page: number) =>
  queryOptions({
    queryKey: ['exams', person, page],
    queryFn: ({ signal }) => call(listExams, { query: { dependent_id: person ?? 'self', page }, signal }),
    placeholderData: keepPreviousData,
  })

/** The name under which an exam's file is stored for offline use. */
export const examFile = (id: string): string => `exam-${id}`

export const loadExam = (id: string): Promise<Blob> =>
  loadSeen(examFile(id), () => call(readExamFile, { params: { id } }))

/** The upload of one exam; `key` stays the same for retries. */
export interface NewExam {
  readonly file: File
  readonly title: string
  readonly date: string
  readonly person: string | null
  readonly key: string
  /** Refused if the same file is kept already. */
  readonly onlyNew: boolean
}

export const sendExam = ({ file, title, date, person, key, onlyNew }: NewExam, watch: Watch) =>
  upload(
    createExam,
    {
      body: {
        title,
        date,
        ...(person === null ? {} : { dependent_id: person }),
        ...(onlyNew ? { only_new: true } : {}),
      },
      files: { file },
      idempotencyKey: key,
    },
    watch,
  )

/** Invalidates the lists. */
export const useForgetExams = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['exams'] })
}

export const useDeleteExam = () => {
  const forget = useForgetExams()
  return useMutation({
    mutationFn: async (id: string) => {
      await call(deleteExam, { params: { id } }).catch(unlessGone)
      void dropSeen(examFile(id)).catch(() => undefined)
    },
    // After a lost answer too: it may be deleted.
    onSettled: forget,
  })
}
