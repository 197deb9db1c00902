import { email as emailSchema } from '@emma/contracts/kit'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { fieldErrors } from '../../../lib/api/problem.ts'
import { schemaErrors } from '../../../lib/forms/schema-errors.ts'
import layout from '../../../ui/layout/layout.module.css'
import { useCompanyChange } from '../use-company-change.ts'
import { sendMutation } from './invites.queries.ts'

const typed = z.strictObject({ email: emailSchema })

interface Props {
  readonly companyId: string
  readonly onSent: () => void
}

/** Invites by e-mail; whether it has an account is not revealed. */
export const EmailInvite = ({ companyId, onSent }: Props) => {
  const { t } = useTranslation('companies')
  const form = useForm({
    initialValues: { email: '' },
    validate: (values) => schemaErrors(typed, { email: values.email.trim() }),
  })
  const sending = useCompanyChange(sendMutation, t('invite.sent'))
  const submit = form.onSubmit(({ email }) =>
    sending.mutate(
      { company_id: companyId, email: email.trim() },
      { onSuccess: onSent, onError: (error) => form.setErrors(fieldErrors(error)) },
    ),
  )
  return (
    <form noValidate className={layout.stack} onSubmit={submit}>
      <TextInput
        type="email"
        inputMode="email"
        autoComplete="off"
        label={t('invite.emailLabel')}
        description={t('invite.emailHint')}
        {...form.getInputProps('email')}
      />
      <Button type="submit" loading={sending.isPending}>
        {t('invite.sendEmail')}
      </Button>
    </form>
  )
}
