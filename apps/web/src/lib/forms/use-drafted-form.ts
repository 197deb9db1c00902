import { type UseFormInput, useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { formDraft } from './form-draft.ts'

/** Not stored in the browser, unless a form allows one (`keeps`). */
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

interface Input<V> extends UseFormInput<V> {
  readonly initialValues: V
  /** Secret fields that this form saves all the same while its tab is open, so that a reload does not lose them. */
  readonly keeps?: readonly (keyof V & string)[]
}

/**
 * A form whose changes are saved in this tab under a name, so that back and reload lose nothing; restored values count
 * as changed. Call `forget` after saving.
 */
export const useDraftedForm = <V extends object>(
  name: string,
  { initialValues, keeps = [], ...input }: Input<V>,
) => {
  const [draft] = useState(() => {
    const secrets = secretFields.filter(isFieldOf(initialValues))
    return formDraft<V>(
      name,
      secrets.filter((field) => !keeps.includes(field)),
    )
  })
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
