import { Alert, Button, Stack, Tabs, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { isProblem, problemText } from '../../../lib/api/problem.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useChange } from '../hours/use-change.ts'
import classes from './calendar-form.module.css'
import { addCalendarMutation } from './external.queries.ts'

const makers = ['google', 'outlook', 'apple'] as const

/** Where each calendar product shows the secret address. */
const Where = () => {
  const { t } = useTranslation('availability')
  return (
    <Tabs defaultValue="google" variant="outline">
      <Tabs.List>
        {makers.map((maker) => (
          <Tabs.Tab key={maker} value={maker}>
            {t(`external.maker.${maker}.name`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {makers.map((maker) => (
        <Tabs.Panel key={maker} value={maker}>
          <ol className={classes.steps}>
            {t(`external.maker.${maker}.steps`, { returnObjects: true }).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

const useAdd = (onClose: () => void) => {
  const { t } = useTranslation('availability')
  const add = useChange(addCalendarMutation, t('external.added'))
  const form = useForm({
    initialValues: { name: '', address: '' },
    validate: {
      name: (name) => (name.trim() === '' ? t('form.required') : null),
      address: (address) => (address.trim() === '' ? t('form.required') : null),
    },
  })
  const submit = form.onSubmit((body) =>
    add.mutate(body, {
      onSuccess: onClose,
      onError: (error) => {
        const isOfAddress =
          isProblem(error, 'calendar_address_refused') || isProblem(error, 'external_calendar_known')
        if (isOfAddress) form.setFieldError('address', problemText(error).detail)
      },
    }),
  )
  return { form, submit, isSaving: add.isPending }
}

/** Adds a calendar by the secret address from its provider. */
export default function CalendarForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('availability')
  const { form, submit, isSaving } = useAdd(onClose)
  return (
    <Dialog title={t('external.add')} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <Where />
          <TextInput
            data-autofocus
            label={t('external.name')}
            placeholder={t('external.namePlaceholder')}
            maxLength={60}
            {...form.getInputProps('name')}
          />
          <TextInput
            label={t('external.address')}
            placeholder="https://…"
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={2000}
            {...form.getInputProps('address')}
          />
          <Alert color="gray">{t('external.secret')}</Alert>
          <Button type="submit" loading={isSaving}>
            {t('external.save')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
