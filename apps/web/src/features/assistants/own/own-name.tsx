import type { AssistantProfile } from '@emma/contracts/assistants'
import { firstName, lastName } from '@emma/contracts/kit'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { session } from '../../../lib/api/api.ts'
import { fieldErrors } from '../../../lib/api/problem.ts'
import { schemaErrors } from '../../../lib/forms/schema-errors.ts'
import layout from '../../../ui/layout/layout.module.css'
import { toast } from '../../../ui/toast/toast.ts'
import classes from '../assistants.module.css'
import { assistantQuery, saveMutation } from '../assistants.queries.ts'

const names = z.strictObject({ firstName, lastName })

/** The name that specialists see, also in the audit. */
export const OwnName = ({ profile }: { profile: AssistantProfile }) => {
  const { t } = useTranslation('assistants')
  const client = useQueryClient()
  const form = useForm({
    initialValues: { firstName: profile.first_name, lastName: profile.last_name },
    validate: (values) => schemaErrors(names, values),
  })
  const save = useMutation({
    ...saveMutation,
    onSuccess: (saved) => {
      client.setQueryData(assistantQuery.queryKey, saved)
      void session.recheck()
      toast.success(t('profile.saved'))
    },
    onError: (error) => {
      form.setErrors(fieldErrors(error))
      toast.problem(error)
    },
  })
  return (
    <section className={classes.panel} aria-labelledby="own-name">
      <h2 id="own-name">{t('profile.data')}</h2>
      <p className={classes.quiet}>{profile.email}</p>
      <form noValidate className={classes.form} onSubmit={form.onSubmit((values) => save.mutate(values))}>
        <div className={layout.pair}>
          <TextInput
            label={t('profile.firstName')}
            autoComplete="given-name"
            {...form.getInputProps('firstName')}
          />
          <TextInput
            label={t('profile.lastName')}
            autoComplete="family-name"
            {...form.getInputProps('lastName')}
          />
        </div>
        <div className={classes.buttons}>
          <Button type="submit" loading={save.isPending}>
            {t('profile.save')}
          </Button>
        </div>
      </form>
    </section>
  )
}
