import type { Block } from '@emma/contracts/availability'
import { Button, Group, SegmentedControl, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { type UseFormReturnType, useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { fieldErrors } from '../../../lib/api/problem.ts'
import { zonePhrase } from '../../../lib/i18n/format.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { TimeField } from '../../../ui/form/time-field.tsx'
import { createBlockMutation, deleteBlockMutation, updateBlockMutation } from '../availability.queries.ts'
import { type BlockValues, blockOf, blockValuesOf, newBlock } from './block-values.ts'
import { useChange } from './use-change.ts'

interface Props {
  /** The time off to change; undefined for a new one. */
  readonly block: Block | undefined
  readonly start: Partial<BlockValues> | undefined
  readonly today: string
  readonly zone: string
  readonly onClose: () => void
}

const When = ({ form, zone }: { form: UseFormReturnType<BlockValues>; zone: string }) => {
  const { t } = useTranslation('availability')
  const isWhole = form.values.kind === 'days'
  return (
    <>
      <SimpleGrid cols={isWhole ? { base: 1, xs: 2 } : 2}>
        <DateField data-autofocus label={t('form.fromDate')} {...form.getInputProps('from_date')} />
        {!isWhole && <TimeField label={t('form.fromHour')} {...form.getInputProps('from_hour')} />}
        <DateField label={t('form.toDate')} {...form.getInputProps('to_date')} />
        {!isWhole && <TimeField label={t('form.toHour')} {...form.getInputProps('to_hour')} />}
      </SimpleGrid>
      {!isWhole && <small>{t('form.zone', { zone: zonePhrase(zone) })}</small>}
    </>
  )
}

const useBlockForm = ({ block, start, today, zone, onClose }: Props) => {
  const { t } = useTranslation('availability')
  const form = useForm<BlockValues>({
    initialValues: block ? blockValuesOf(block, zone) : { ...newBlock(today), ...start },
    validate: (values) => {
      const given = blockOf(values, zone)
      const field = values.kind === 'days' ? 'to_date' : 'to_hour'
      if (given === null) return { [field]: t('form.required') }
      return given.starts_at < given.ends_at ? {} : { [field]: t('form.reversed') }
    },
  })
  const saved = t('calendar.blockSaved')
  const create = useChange(createBlockMutation, saved)
  const update = useChange(updateBlockMutation, saved)
  const then = {
    onSuccess: onClose,
    onError: (error: Error) => form.setErrors({ to_date: fieldErrors(error).ends_at }),
  }
  const submit = form.onSubmit((values) => {
    const body = blockOf(values, zone)
    if (body === null) return
    if (block) update.mutate({ id: block.id, ...body }, then)
    else create.mutate(body, then)
  })
  return { form, submit, isSaving: create.isPending || update.isPending }
}

/** Time off: whole days or hours, and why. */
export const BlockForm = (props: Props) => {
  const { t } = useTranslation('availability')
  const { block, zone, onClose } = props
  const { form, submit, isSaving } = useBlockForm(props)
  const remove = useChange(deleteBlockMutation, t('calendar.blockRemoved'))
  return (
    <Dialog onClose={onClose} title={t(block ? 'form.blockEdit' : 'form.blockTitle')}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <SegmentedControl
            aria-label={t('form.blockKind')}
            data={[
              { value: 'days', label: t('form.days') },
              { value: 'hours', label: t('form.hours') },
            ]}
            {...form.getInputProps('kind')}
          />
          <When form={form} zone={zone} />
          <TextInput label={t('form.reason')} maxLength={200} {...form.getInputProps('reason')} />
          <Group grow>
            {block && (
              <Button
                variant="default"
                loading={remove.isPending}
                onClick={() => remove.mutate(block.id, { onSuccess: onClose })}
              >
                {t('calendar.remove')}
              </Button>
            )}
            <Button type="submit" loading={isSaving}>
              {t('form.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
