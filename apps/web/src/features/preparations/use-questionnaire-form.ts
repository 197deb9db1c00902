import { type Questionnaire, questionForm } from '@emma/contracts/preparations'
import type { QuestionKind } from '@emma/domain/preparations'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { fieldErrors } from '../../lib/api/problem.ts'
import { schemaErrors } from '../../lib/forms/schema-errors.ts'
import { useLeaveGuard } from '../../lib/forms/use-leave-guard.ts'
import { toast } from '../../ui/toast/toast.ts'
import { questionnairesQuery, saveQuestionnaireMutation } from './preparations.queries.ts'

/** A question being edited: one option per line. */
export interface Draft {
  readonly key: string
  readonly id: string | undefined
  readonly text: string
  readonly kind: QuestionKind
  readonly options: string
  readonly required: boolean
}

const schema = z.strictObject({ questions: z.array(questionForm) })

export const newQuestion = (): Draft => ({
  key: crypto.randomUUID(),
  id: undefined,
  text: '',
  kind: 'text',
  options: '',
  required: false,
})

const valuesOf = ({ questions }: Questionnaire) => ({
  questions: questions.map(
    ({ options, ...question }): Draft => ({
      ...question,
      key: question.id,
      options: options.join('\n'),
    }),
  ),
})

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const sentOf = ({ questions }: { questions: readonly Draft[] }) => ({
  questions: questions.map(({ id, text, kind, options, required }) => ({
    ...(id === undefined ? {} : { id }),
    text,
    kind,
    options: kind === 'choice' ? linesOf(options) : [],
    required,
  })),
})

/** Faults of single options are shown below all of them. */
const below = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.replace(/(\.options)\.\d+$/, '$1'), message]),
  )

/** The questions of one specialty: edit, move, and save together. */
export const useQuestionnaireForm = (questionnaire: Questionnaire) => {
  const { t } = useTranslation('preparations')
  const client = useQueryClient()
  const form = useForm({
    initialValues: valuesOf(questionnaire),
    validate: (values) => below(schemaErrors(schema, sentOf(values))),
  })
  useLeaveGuard(() => form.isDirty())
  const save = useMutation({
    ...saveQuestionnaireMutation,
    onSuccess: (saved) => {
      const values = valuesOf(saved)
      form.setInitialValues(values)
      form.setValues(values)
      toast.success(t('ask.saved'))
      return client.invalidateQueries(questionnairesQuery)
    },
    onError: (error) => {
      const errors = below(fieldErrors(error))
      form.setErrors(errors)
      if (Object.keys(errors).length === 0) toast.problem(error)
    },
  })
  const submit = form.onSubmit((values) =>
    save.mutate({ specialtyId: questionnaire.specialty.id, ...sentOf(values) }),
  )
  return { form, save, submit }
}
export type QuestionnaireFormState = ReturnType<typeof useQuestionnaireForm>['form']
