import { anyName, email } from '@emma/contracts/kit'
import { Button, Switch, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { fieldErrors } from '../../../lib/api/problem.ts'
import { schemaErrors } from '../../../lib/forms/schema-errors.ts'
import layout from '../../../ui/layout/layout.module.css'
import classes from './team.module.css'
import { inviteMutation } from './team.queries.ts'
import { useTeamChange } from './use-team-change.ts'

const invited = z.strictObject({ name: anyName, email })

/** Name, e-mail and rights; the invited person fills in the rest. */
export const InviteForm = () => {
  const { t } = useTranslation('team')
  const form = useForm({
    initialValues: { name: '', email: '', receipts: true, chat: false },
    validate: ({ receipts: _, chat: __, ...values }) => schemaErrors(invited, values),
  })
  const invite = useTeamChange(inviteMutation, t('invite.sent'))
  const submit = form.onSubmit((values) => {
    if (invite.isPending) return
    invite.mutate(values, {
      onSuccess: () => form.reset(),
      onError: (error) => form.setErrors(fieldErrors(error)),
    })
  })
  return (
    <section className={classes.panel} aria-labelledby="team-invite">
      <h2 id="team-invite">{t('invite.title')}</h2>
      <p className={classes.quiet}>{t('invite.detail')}</p>
      <form noValidate className={classes.form} onSubmit={submit}>
        <div className={layout.pair}>
          <TextInput label={t('invite.name')} autoComplete="off" {...form.getInputProps('name')} />
          <TextInput
            type="email"
            inputMode="email"
            label={t('invite.email')}
            autoComplete="off"
            {...form.getInputProps('email')}
          />
        </div>
        <p className={classes.quiet}>{t('rights.receiptsHint')}</p>
        <Switch label={t('rights.receipts')} {...form.getInputProps('receipts', { type: 'checkbox' })} />
        <Switch label={t('rights.chat')} {...form.getInputProps('chat', { type: 'checkbox' })} />
        <p className={classes.quiet}>{t('rights.chatHint')}</p>
        <div className={classes.actions}>
          <Button type="submit" loading={invite.isPending}>
            {t('invite.send')}
          </Button>
        </div>
      </form>
    </section>
  )
}
