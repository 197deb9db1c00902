import type { Team } from '@emma/contracts/assistants/team'
import { anyName, email } from '@emma/contracts/kit'
import { Button, Switch, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { fieldErrors } from '../../../lib/api/problem.ts'
import { schemaErrors } from '../../../lib/forms/schema-errors.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import layout from '../../../ui/layout/layout.module.css'
import classes from './team.module.css'
import { inviteMutation } from './team.queries.ts'
import { useTeamChange } from './use-team-change.ts'

const invited = z.strictObject({ name: anyName, email })

/** Name, e-mail and rights; the invited person fills in the rest. */
export const InviteForm = ({ companies }: { companies: Team['companies'] }) => {
  const { t } = useTranslation('team')
  const form = useForm({
    initialValues: { name: '', email: '', receipts: true, chat: false, company_id: '' },
    validate: ({ name, email: address }) => schemaErrors(invited, { name, email: address }),
  })
  const invite = useTeamChange(inviteMutation, t('invite.sent'))
  const submit = form.onSubmit(({ company_id, ...values }) => {
    if (invite.isPending) return
    invite.mutate(company_id === '' ? values : { ...values, company_id }, {
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
        {companies.length > 0 && (
          <SelectField
            label={t('invite.for')}
            data={[
              { value: '', label: t('invite.forMe') },
              ...companies.map(({ id, name }) => ({ value: id, label: t('invite.forCompany', { name }) })),
            ]}
            value={form.values.company_id}
            onChange={(id) => form.setFieldValue('company_id', id)}
          />
        )}
        <div className={classes.actions}>
          <Button type="submit" loading={invite.isPending}>
            {t('invite.send')}
          </Button>
        </div>
      </form>
    </section>
  )
}
