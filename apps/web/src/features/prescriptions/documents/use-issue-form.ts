import type { BodyIn } from '@emma/contracts/kit'
import type { createDocument } from '@emma/contracts/prescriptions/documents'
import { type UseFormInput, useForm } from '@mantine/form'
import { fieldErrors } from '../../../lib/api/problem.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { useIssuing } from './use-issuing.ts'

interface Issue<Values> {
  readonly form: UseFormInput<Values>
  readonly bodyOf: (values: Values) => BodyIn<typeof createDocument>
  /** Notice when issued. */
  readonly done: string
  readonly onMade: () => void
}

/** The form of one document: the server's field errors are shown at the fields, others as a toast. */
export const useIssueForm = <Values extends Record<string, unknown>>({
  form: input,
  bodyOf,
  done,
  onMade,
}: Issue<Values>) => {
  const form = useForm<Values>(input)
  const { issue, isPending } = useIssuing({
    onSuccess: () => {
      toast.success(done)
      onMade()
    },
    onError: (error) => {
      const errors = fieldErrors(error)
      form.setErrors(errors)
      if (!Object.keys(form.getValues()).some((name) => name in errors)) toast.problem(error)
    },
  })
  return { form, busy: isPending, send: form.onSubmit((values) => issue(bodyOf(values))) }
}
