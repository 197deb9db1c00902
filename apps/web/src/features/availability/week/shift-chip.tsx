import { spokenHour } from '@emma/domain/format-date'
import { ActionIcon, Button, NativeSelect, Popover, SimpleGrid, Stack } from '@mantine/core'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TimeField } from '../../../ui/form/time-field.tsx'
import { durations, pauses } from './lengths.ts'
import type { Place } from './use-places.ts'
import classes from './week.module.css'
import { type Fault, isOvernight, type Shift } from './week-draft.ts'

interface Props {
  readonly day: string
  readonly shift: Shift
  readonly usual: { readonly interval: number; readonly pause: number }
  readonly fault: Fault | null
  readonly places: readonly Place[]
  readonly onChange: (shift: Shift) => void
  readonly onRemove: () => void
  /** The day after, and what divides hours that end on it. */
  readonly nextDay: string
  readonly onSplit: () => void
}

/** The midnight at the end of a day is typed as 00:00. */
const endOf = (hour: string): string => (hour === '00:00' ? '24:00' : hour)
const typedEnd = (hour: string): string => (hour === '24:00' ? '00:00' : hour)

const Form = ({ shift, places, onChange }: Pick<Props, 'shift' | 'places' | 'onChange'>) => {
  const { t } = useTranslation('availability')
  const minutes = (count: number) => ({ value: String(count), label: t('week.minutes', { count }) })
  return (
    <Stack gap="sm">
      <SimpleGrid cols={2}>
        <TimeField
          data-autofocus
          label={t('form.initHour')}
          value={shift.init_hour}
          onChange={(init_hour) => onChange({ ...shift, init_hour })}
        />
        <TimeField
          label={t('form.finalHour')}
          value={typedEnd(shift.final_hour)}
          onChange={(hour) => onChange({ ...shift, final_hour: endOf(hour) })}
        />
      </SimpleGrid>
      <NativeSelect
        label={t('form.where')}
        data={places.map(({ id, name }) => ({ value: id ?? '', label: name }))}
        value={shift.place_id ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ ...shift, place_id: value || null })}
      />
      <SimpleGrid cols={2}>
        <NativeSelect
          label={t('week.duration')}
          data={durations(shift.interval).map(minutes)}
          value={String(shift.interval)}
          onChange={({ currentTarget: { value } }) => onChange({ ...shift, interval: Number(value) })}
        />
        <NativeSelect
          label={t('week.pause')}
          data={pauses(shift.pause).map(minutes)}
          value={String(shift.pause)}
          onChange={({ currentTarget: { value } }) => onChange({ ...shift, pause: Number(value) })}
        />
      </SimpleGrid>
    </Stack>
  )
}

const useWords = ({ day, shift, usual, places }: Props) => {
  const { t } = useTranslation('availability')
  const hours = `${spokenHour(shift.init_hour)} – ${spokenHour(shift.final_hour)}`
  const place = places.find(({ id }) => id === shift.place_id)?.name ?? t('calendar.place')
  const where = shift.place_id === null ? t('week.video') : place
  const isOther = shift.interval !== usual.interval || shift.pause !== usual.pause
  const own = isOther && t('week.own', { minutes: shift.interval, pause: shift.pause })
  return { hours, where, own, name: `${day}, ${hours}` }
}

/** Hours of a day: a press edits them, the cross removes them. */
export const ShiftChip = (props: Props) => {
  const { t } = useTranslation('availability')
  const { shift, fault, onRemove, nextDay, onSplit } = props
  const [isOpen, setOpen] = useState(false)
  const { hours, where, own, name } = useWords(props)
  return (
    <li className={classes.shift} data-wrong={fault !== null || undefined}>
      {/* Turning a phone scrolls the week away: the form and its values stay. */}
      <Popover
        opened={isOpen}
        onChange={setOpen}
        hideDetached={false}
        trapFocus
        returnFocus
        width={320}
        shadow="md"
      >
        <Popover.Target>
          <button
            type="button"
            className={classes.hours}
            aria-label={t('week.change', { name, where })}
            onClick={() => setOpen(!isOpen)}
          >
            <strong>{hours}</strong>
            <span className={classes.where} data-online={shift.place_id === null || undefined}>
              {where}
            </span>
            {own && <small>{own}</small>}
          </button>
        </Popover.Target>
        <Popover.Dropdown className={classes.form}>
          <Form {...props} />
          <Button fullWidth mt="md" variant="light" onClick={() => setOpen(false)}>
            {t('week.done')}
          </Button>
        </Popover.Dropdown>
      </Popover>
      <ActionIcon
        className={classes.cross ?? ''}
        variant="subtle"
        color="gray"
        aria-label={t('week.remove', { name })}
        onClick={onRemove}
      >
        <IconX size={16} stroke={2} />
      </ActionIcon>
      {fault && (
        <small className={classes.fault}>
          {t(`week.fault.${fault}`)}
          {isOvernight(shift) && (
            <Button size="compact-sm" variant="subtle" onClick={onSplit}>
              {t('week.split', { day: nextDay, hour: spokenHour(shift.final_hour) })}
            </Button>
          )}
        </small>
      )}
    </li>
  )
}
