import { type AdminProfile, adminInput } from '@emma/contracts/admins'
import { Alert, Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { UseMutationResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fieldErrors, problemText } from '../../lib/api/problem.ts'
import { schemaErrors } from '../../lib/forms/schema-errors.ts'
import { useLeaveGuard } from '../../lib/forms/use-leave-guard.ts'
import classes from '../../ui/layout/layout.module.css'

interface Values {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

interface Props {
  readonly initial: Values
  readonly save: UseMutationResult<AdminProfile, Error, Values>
  readonly verb: string
  readonly emailHint: string
  readonly failed: string
  /** Unsaved changes no longer block leaving. */
  readonly onSaved?: (saved: AdminProfile) => void
  /** The e-mail can only be changed by its owner. */
  readonly isEmailFixed?: boolean
}

/** Names and e-mail of an admin, new or not. */
export const AdminFields = (props: Props) => {
  const { initial, save, verb, emailHint, failed, onSaved, isEmailFixed = false } = props
  const { t } = useTranslation('admins')
  const form = useForm<Values>({
    initialValues: initial,
    validate: (values) => schemaErrors(adminInput, values),
  })
  const free = useLeaveGuard(() => form.isDirty() && !save.isSuccess)
  const submit = form.onSubmit((values) => {
    if (save.isPending) return
    save.mutate(values, {
      onSuccess: (saved) => {
        form.resetDirty()
        free()
        onSaved?.(saved)
      },
      onError: (error) => form.setErrors(fieldErrors(error)),
    })
  })
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <TextInput label={t('create.firstName')} autoComplete="off" {...form.getInputProps('firstName')} />
      <TextInput label={t('create.lastName')} autoComplete="off" {...form.getInputProps('lastName')} />
      <TextInput
        type="email"
        inputMode="email"
        label={t('create.email')}
        description={emailHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isEmailFixed}
        {...form.getInputProps('email')}
      />
      {save.error && Object.keys(fieldErrors(save.error)).length === 0 && (
        <Alert color="coral" role="alert" title={failed}>
          {problemText(save.error).detail}
        </Alert>
      )}
      <div className={classes.actions}>
        <Button type="submit" loading={save.isPending}>
          {verb}
        </Button>
      </div>
    </form>
  )
}
