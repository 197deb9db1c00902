import { instantOf } from '@emma/domain/availability'
import { Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { today } from '../../lib/days.ts'
import { ownZone } from '../../lib/format.ts'
import { fieldErrors } from '../../lib/problem.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { createBlockMutation } from './availability.queries.ts'
import { useChange } from './use-change.ts'

/** `2026-11-24T09:30` of a field, on the reader's clock, as an instant of the wire; empty where it is none. */
const instantOfField = (typed: string): string => {
  const [date = '', hour = ''] = typed.split('T')
  const instant = instantOf(date, hour, ownZone())
  return instant === null ? '' : new Date(instant).toISOString()
}

/** Time off: from, until, and why. */
export const BlockForm = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('availability')
  const required = (value: string) => (instantOfField(value) === '' ? t('form.required') : null)
  const form = useForm({
    initialValues: { starts_at: `${today()}T12:00`, ends_at: `${today()}T18:00`, reason: '' },
    validate: {
      starts_at: required,
      ends_at: (value, { starts_at }) => required(value) ?? (value <= starts_at ? t('form.reversed') : null),
    },
  })
  const save = useChange(createBlockMutation, t('calendar.blockSaved'))
  const submit = form.onSubmit(({ starts_at, ends_at, reason }) =>
    save.mutate(
      { starts_at: instantOfField(starts_at), ends_at: instantOfField(ends_at), reason },
      { onSuccess: onClose, onError: (error) => form.setErrors(fieldErrors(error)) },
    ),
  )
  return (
    <Dialog onClose={onClose} title={t('form.blockTitle')}>
      <form onSubmit={submit}>
        <Stack>
          <TextInput type="datetime-local" label={t('form.startsAt')} {...form.getInputProps('starts_at')} />
          <TextInput type="datetime-local" label={t('form.endsAt')} {...form.getInputProps('ends_at')} />
          <TextInput label={t('form.reason')} maxLength={200} {...form.getInputProps('reason')} />
          <Button type="submit" size="lg" loading={save.isPending}>
            {t('form.save')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
