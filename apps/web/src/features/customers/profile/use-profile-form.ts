import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldErrors, problemText } from '../../../lib/api/problem.ts'
import { useDraftedForm } from '../../../lib/forms/use-drafted-form.ts'
import { useLeaveGuard } from '../../../lib/forms/use-leave-guard.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { type ProfileChange, useSaveProfile } from './profile.queries.ts'
import { profileDraft, useSubject } from './subject.ts'

interface Options<V extends object> {
  /** The section's id: the key of its draft, which is deleted when the section closes. */
  readonly section: string
  readonly initial: V
  readonly faultsOf: (values: V) => Readonly<Record<string, string>>
  readonly changeOf: (values: V) => ProfileChange
  readonly onSaved: () => void
}

/** The last part of a path of the wire: `contactDetails.email` belongs to `email`. */
const ownName = (path: string): string => path.split('.').at(-1) ?? path

/** One section of the profile as a form: checked as by the server, saved alone, errors beside their fields. */
export const useProfileForm = <V extends object>({
  section,
  initial,
  faultsOf,
  changeOf,
  onSaved,
}: Options<V>) => {
  const { t } = useTranslation('customers')
  const [failure, setFailure] = useState<string>()
  const { form } = useDraftedForm<V>(profileDraft(section, useSubject()), {
    initialValues: initial,
    validate: (values) => ({ ...faultsOf(values) }),
  })
  const save = useSaveProfile()
  const free = useLeaveGuard(() => form.isDirty())
  const refuse = (error: unknown) => {
    const errors = Object.entries(fieldErrors(error)).map(([path, said]) => [ownName(path), said] as const)
    form.setErrors(Object.fromEntries(errors))
    setFailure(errors.some(([name]) => name in initial) ? undefined : problemText(error).detail)
  }
  const submit = form.onSubmit((values) => {
    if (save.isPending) return
    setFailure(undefined)
    save.mutate(changeOf(values), {
      onSuccess: () => {
        free()
        toast.success(t('profile.saved'))
        onSaved()
      },
      onError: refuse,
    })
  })
  return { form, submit, isSaving: save.isPending, failure }
}
