import { type AdminProfile, adminInput } from '@emma/contracts/admins'
import { Alert, Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { session } from '../../lib/api/api.ts'
import { fieldErrors, problemText } from '../../lib/api/problem.ts'
import { schemaErrors } from '../../lib/forms/schema-errors.ts'
import layout from '../../ui/layout/layout.module.css'
import { toast } from '../../ui/toast/toast.ts'
import { AvatarField } from '../../ui/upload/avatar-field.tsx'
import { PendingContact } from '../specialists/index.ts'
import classes from './admins.module.css'
import { adminQuery, saveAdminMutation, sendPicture } from './admins.queries.ts'

const useProfileForm = (profile: AdminProfile) => {
  const { t } = useTranslation('review')
  const client = useQueryClient()
  const form = useForm({
    initialValues: { firstName: profile.first_name, lastName: profile.last_name, email: profile.email },
    validate: (values) => schemaErrors(adminInput, values),
  })
  const save = useMutation({
    ...saveAdminMutation,
    onSuccess: (saved) => {
      client.setQueryData(adminQuery(profile.id).queryKey, saved)
      void session.start()
      toast.success(t('admin.saved'))
    },
    onError: (error) => form.setErrors(fieldErrors(error)),
  })
  const submit = form.onSubmit((values) => {
    if (!save.isPending) save.mutate({ id: profile.id, ...values })
  })
  return { form, save, submit }
}

/** The admin's own names, e-mail and picture. */
export default function AdminData({ profile }: { profile: AdminProfile }) {
  const { t } = useTranslation('review')
  const client = useQueryClient()
  const { form, save, submit } = useProfileForm(profile)
  const { id } = profile
  return (
    <section className={classes.panel} aria-labelledby="admin-data">
      <h2 id="admin-data">{t('admin.data')}</h2>
      <AvatarField
        name={profile.name}
        src={profile.avatar}
        save={async (file, watch) => {
          client.setQueryData(adminQuery(id).queryKey, await sendPicture(id, file, watch))
          void session.start()
        }}
      />
      <PendingContact
        pending={profile.pendingContact}
        onConfirmed={() => client.invalidateQueries({ queryKey: adminQuery(id).queryKey })}
      />
      <form noValidate className={classes.form} onSubmit={submit}>
        <div className={layout.pair}>
          <TextInput
            label={t('admin.firstName')}
            autoComplete="given-name"
            {...form.getInputProps('firstName')}
          />
          <TextInput
            label={t('admin.lastName')}
            autoComplete="family-name"
            {...form.getInputProps('lastName')}
          />
        </div>
        <TextInput
          type="email"
          label={t('admin.email')}
          description={t('admin.emailHint')}
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        {save.error && Object.keys(fieldErrors(save.error)).length === 0 && (
          <Alert color="coral" role="alert" title={t('admin.failed')}>
            {problemText(save.error).detail}
          </Alert>
        )}
        <Button type="submit" loading={save.isPending} className={classes.save ?? ''}>
          {t('admin.save')}
        </Button>
      </form>
    </section>
  )
}
