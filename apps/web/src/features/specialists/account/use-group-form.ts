import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { fieldErrors, problemText } from '../../../lib/api/problem.ts'
import { schemaErrors } from '../../../lib/forms/schema-errors.ts'
import { useDraftedForm } from '../../../lib/forms/use-drafted-form.ts'
import { useLeaveGuard } from '../../../lib/forms/use-leave-guard.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { type ProfileChange, useSaveAccount } from './account.queries.ts'

interface Group<V extends object> {
  readonly profileId: string
  /** The group's name in the profile: the prefix of the server's paths. */
  readonly name: keyof ProfileChange
  readonly initial: V
  readonly schema: z.ZodMiniType
  /** Converts typed values for the schema and the server. */
  readonly valueOf: (values: V) => unknown
  readonly changeOf: (values: V) => ProfileChange
  readonly onSaved?: (() => void) | undefined
}

/** One group of the profile as a form: checked by the contract's schema, saved alone, errors beside their fields. */
export const useGroupForm = <V extends object>(group: Group<V>) => {
  const { t } = useTranslation('specialistAccount')
  const [failure, setFailure] = useState<string>()
  const { form, forget } = useDraftedForm<V>(`profile.${group.profileId}.${String(group.name)}`, {
    initialValues: group.initial,
    validate: (values) => schemaErrors(group.schema, group.valueOf(values)),
  })
  const save = useSaveAccount(group.profileId)
  useLeaveGuard(() => form.isDirty())
  const refuse = (error: unknown) => {
    const prefix = `${String(group.name)}.`
    const errors = Object.entries(fieldErrors(error)).map(
      ([path, message]) => [path.startsWith(prefix) ? path.slice(prefix.length) : path, message] as const,
    )
    form.setErrors(Object.fromEntries(errors))
    setFailure(errors.some(([path]) => path in group.initial) ? undefined : problemText(error).detail)
  }
  const submit = form.onSubmit((values) => {
    if (save.isPending) return
    setFailure(undefined)
    save.mutate(group.changeOf(values), {
      onSuccess: () => {
        form.resetDirty()
        forget()
        toast.success(t('profile.saved'))
        group.onSaved?.()
      },
      onError: refuse,
    })
  })
  return { form, submit, isSaving: save.isPending, failure }
}
