import * as preparations from '@emma/contracts/preparations'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { unlessGone } from '../../lib/api/unless-gone.ts'
import { upload, type Watch } from '../../lib/api/upload.ts'

/** The preparation of an appointment. */
export const preparationQuery = (id: string) =>
  queryOptions({
    queryKey: ['preparations', id],
    queryFn: ({ signal }) => call(preparations.readPreparation, { params: { id }, signal }),
  })

/** Sent one after the other, so that the latest text wins. */
export const savePreparationMutation = (id: string) =>
  mutationOptions({
    scope: { id: `preparation.${id}` },
    mutationFn: (body: Parameters<typeof sendPreparation>[1]) => sendPreparation(id, body),
  })

type Told = Pick<preparations.Preparation, 'reason'> & {
  readonly answers: { question_id: string; value: preparations.PreparationAnswer['value'] }[]
}
const sendPreparation = (id: string, body: Told) =>
  call(preparations.savePreparation, { params: { id }, body })

/** `key` is the same for every retry of this file. */
export const sendPreparationFile = (id: string, file: File, key: string, watch: Watch) =>
  upload(
    preparations.addPreparationFile,
    { params: { id }, body: {}, files: { file }, idempotencyKey: key },
    watch,
  )

export const removePreparationFile = (id: string, fileId: string) =>
  call(preparations.deletePreparationFile, { params: { id, fileId } }).catch(unlessGone)

export const loadPreparationFile = (id: string, fileId: string): Promise<Blob> =>
  call(preparations.readPreparationFile, { params: { id, fileId } })

export const questionnairesQuery = queryOptions({
  queryKey: ['questionnaires'],
  queryFn: ({ signal }) => call(preparations.listQuestionnaires, { signal }),
})

interface Asked {
  readonly specialtyId: string
  readonly questions: preparations.QuestionForm[]
}
export const saveQuestionnaireMutation = mutationOptions({
  mutationFn: ({ specialtyId, questions }: Asked) =>
    call(preparations.saveQuestionnaire, { params: { id: specialtyId }, body: { questions } }),
})
