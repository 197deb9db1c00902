import type { readTeamInvitation } from '@emma/contracts/assistants'
import { firstName, lastName, newPassword, type ResponseOf, samePasswords } from '@emma/contracts/kit'
import { splitName } from '@emma/domain/customers'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { fieldErrors } from '../../../lib/api/problem.ts'
import { schemaErrors } from '../../../lib/forms/schema-errors.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import classes from '../assistants.module.css'
import { acceptMutation } from '../assistants.queries.ts'

const account = z
  .strictObject({ firstName, lastName, password: newPassword, passwordConfirmation: z.string() })
  .check(samePasswords)

interface Props {
  readonly token: string
  readonly invitation: ResponseOf<typeof readTeamInvitation>
}

const useAccept = ({ token, invitation }: Props) => {
  const { t } = useTranslation('team')
  const session = useSession()
  const navigate = useNavigate()
  const given = splitName(invitation.name)
  const form = useForm({
    initialValues: { ...given, password: '', passwordConfirmation: '', accepted: false },
    validate: ({ accepted, ...values }) => ({
      ...schemaErrors(account, values),
      ...(accepted ? {} : { accepted: t('invitation.mustAccept') }),
    }),
  })
  const accept = useMutation({
    ...acceptMutation,
    onSuccess: async (answer) => {
      session.open(answer)
      await navigate({ to: '/assistente', replace: true })
    },
    onError: (error) => {
      form.setErrors(fieldErrors(error))
      toast.problem(error)
    },
  })
  const submit = form.onSubmit(({ accepted: _, ...values }) => {
    if (!accept.isPending) accept.mutate({ token, ...values, accepted: true })
  })
  return { form, submit, isSending: accept.isPending }
}

/** Creates the account of a first invitation: name, password and terms. The link proves the address. */
export const NewAccount = (props: Props) => {
  const { t } = useTranslation('team')
  const { form, submit, isSending } = useAccept(props)
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <TextInput
        label={t('invitation.email')}
        value={props.invitation.email}
        readOnly
        autoComplete="username"
      />
      <TextInput
        label={t('invitation.firstName')}
        autoComplete="given-name"
        {...form.getInputProps('firstName')}
      />
      <TextInput
        label={t('invitation.lastName')}
        autoComplete="family-name"
        {...form.getInputProps('lastName')}
      />
      <PasswordField
        meter
        label={t('invitation.password')}
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <PasswordField
        label={t('invitation.confirmation')}
        autoComplete="new-password"
        {...form.getInputProps('passwordConfirmation')}
      />
      <Checkbox label={t('invitation.terms')} {...form.getInputProps('accepted', { type: 'checkbox' })} />
      <p className={classes.buttons}>
        <TextLink to="/termos-de-uso" target="_blank">
          {t('invitation.termsLink')}
        </TextLink>
        <TextLink to="/politica-de-privacidade" target="_blank">
          {t('invitation.privacyLink')}
        </TextLink>
      </p>
      <Button type="submit" size="lg" fullWidth loading={isSending}>
        {t('invitation.accept')}
      </Button>
    </form>
  )
}
