import { type UseFormInput, useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { formDraft } from './form-draft.ts'

/** Never written down in the browser, whatever form they stand in. */
const secretFields = [
  'card_number',
  'cvv',
  'cpf',
  'password',
  'passwordConfirmation',
  'special_document_type',
  'special_document_number',
]
const isFieldOf =
  <V extends object>(values: V) =>
  (name: string): name is keyof V & string =>
    name in values

/**
 * A form whose changes are kept in this tab under a name, so that back and a reload lose nothing; what is restored counts
 * as changed. Call `forget` once it was saved.
 */
export const useDraftedForm = <V extends object>(
  name: string,
  { initialValues, ...input }: UseFormInput<V> & { readonly initialValues: V },
) => {
  const [draft] = useState(() => formDraft<V>(name, secretFields.filter(isFieldOf(initialValues))))
  const [restored] = useState(() => draft.read(initialValues))
  const [saved] = useState(initialValues)
  const form = useForm<V>({ ...input, initialValues: restored })
  const { values, isDirty, resetDirty } = form
  useEffect(() => resetDirty(saved), [resetDirty, saved])
  useEffect(() => {
    if (isDirty()) draft.keep(values)
    else draft.forget()
  }, [draft, values, isDirty])
  return { form, forget: draft.forget }
}
