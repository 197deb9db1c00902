import type { AvailabilityRule } from '@emma/contracts/availability'
import { Button, NativeSelect, SegmentedControl, SimpleGrid, Stack } from '@mantine/core'
import { type UseFormReturnType, useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fieldErrors } from '../../../lib/api/problem.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import { today } from '../../../lib/time/days.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { TimeField } from '../../../ui/form/time-field.tsx'
import { careLocationsQuery } from '../../places/index.ts'
import { changeRuleMutation, saveRuleMutation } from '../availability.queries.ts'
import { RulePreview } from './rule-preview.tsx'
import { weekdayName, weekdays } from './rule-text.ts'
import { bodyOf, type RuleValues, valuesOf } from './rule-values.ts'
import { useChange } from './use-change.ts'

const intervals = [15, 20, 30, 40, 45, 50, 60, 90]

interface Props {
  /** The rule to change; undefined for a new one. */
  readonly rule: AvailabilityRule | undefined
  /** Known values of a new rule. */
  readonly start?: Partial<RuleValues> | undefined
  readonly onClose: () => void
}

type Form = UseFormReturnType<RuleValues>

const Days = ({ form }: { form: Form }) => {
  const { t } = useTranslation('availability')
  if (form.values.kind === 'date') {
    return <DateField label={t('form.onDate')} min={today()} data-autofocus {...form.getInputProps('date')} />
  }
  return (
    <>
      <NativeSelect
        data-autofocus
        label={t('form.weekday')}
        data={weekdays.map((weekday) => ({ value: String(weekday), label: weekdayName(weekday) }))}
        {...form.getInputProps('weekday')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <DateField label={t('form.validFrom')} {...form.getInputProps('valid_from')} />
        <DateField label={t('form.validUntil')} {...form.getInputProps('valid_until')} />
      </SimpleGrid>
    </>
  )
}

const Hours = ({ form }: { form: Form }) => {
  const { t } = useTranslation('availability')
  const specialistId = useUser()?.specialistId ?? ''
  const locations = useQuery(careLocationsQuery(specialistId))
  const lengths = [...new Set([...intervals, Number(form.values.interval)])].toSorted((a, b) => a - b)
  return (
    <>
      <SimpleGrid cols={2}>
        <TimeField label={t('form.initHour')} {...form.getInputProps('init_hour')} />
        <TimeField label={t('form.finalHour')} {...form.getInputProps('final_hour')} />
      </SimpleGrid>
      <NativeSelect
        label={t('form.interval')}
        data={lengths.map((count) => ({ value: String(count), label: t('form.minutes', { count }) }))}
        {...form.getInputProps('interval')}
      />
      <NativeSelect
        label={t('form.where')}
        data={(locations.data ?? []).map(({ id, name }) => ({ value: id ?? '', label: name }))}
        {...form.getInputProps('place_id')}
      />
    </>
  )
}

/** A new or changed rule, with a preview of what it opens. */
export const RuleForm = ({ rule, start, onClose }: Props) => {
  const { t } = useTranslation('availability')
  const required = (value: string) => (value === '' ? t('form.required') : null)
  const form = useForm<RuleValues>({
    initialValues: { ...valuesOf(rule), ...start },
    validate: { init_hour: required, final_hour: required, date: required },
  })
  const save = useChange(rule ? changeRuleMutation : saveRuleMutation, t('calendar.saved'))
  const submit = form.onSubmit((values) =>
    save.mutate(
      { id: rule?.id, body: bodyOf(values) },
      { onSuccess: onClose, onError: (error) => form.setErrors(fieldErrors(error)) },
    ),
  )
  return (
    <Dialog onClose={onClose} title={t(rule ? 'form.titleEdit' : 'form.titleNew')}>
      <form onSubmit={submit}>
        <Stack>
          <SegmentedControl
            aria-label={t('form.kind')}
            data={[
              { value: 'weekly', label: t('form.weekly') },
              { value: 'date', label: t('form.date') },
            ]}
            {...form.getInputProps('kind')}
          />
          <Days form={form} />
          <Hours form={form} />
          <RulePreview values={form.values} />
          <Button type="submit" size="lg" loading={save.isPending}>
            {t('form.save')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
