import type { Block } from '@emma/contracts/availability'
import type { Slot } from '@emma/contracts/availability/slots'
import type { Appointment } from '@emma/contracts/booking'
import { ActionIcon, UnstyledButton } from '@mantine/core'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useTranslation } from 'react-i18next'
import { AppointmentBadge } from '../../../ui/status/appointment-badge.tsx'
import { useWhatFor } from '../../../ui/time/use-what-for.ts'
import { closeSlotMutation } from '../availability.queries.ts'
import { useChange } from '../hours/use-change.ts'
import classes from './calendar.module.css'

const OpenLine = ({ slot }: { slot: Slot }) => {
  const { t } = useTranslation('availability')
  const close = useChange(closeSlotMutation, t('calendar.closed'))
  return (
    <li className={classes.slot} data-kind="open">
      <time>{slot.init_hour}</time>
      <span className={classes.who}>{t('calendar.status.open')}</span>
      <ActionIcon
        aria-label={t('calendar.closeOf', { hour: slot.init_hour })}
        title={t('calendar.close')}
        loading={close.isPending}
        onClick={() => close.mutate(slot.id)}
      >
        <IconX size={20} stroke={1.75} />
      </ActionIcon>
    </li>
  )
}

const AppointmentLine = ({ appointment, onOpen }: { appointment: Appointment; onOpen: () => void }) => {
  const whatFor = useWhatFor()
  return (
    <li className={classes.slot} data-kind="booked">
      <UnstyledButton className={classes.open ?? ''} onClick={onOpen}>
        <time>{appointment.init_hour}</time>
        <span className={classes.who}>
          <strong>{appointment.customer.name}</strong>
          <small>{whatFor(appointment)}</small>
          <AppointmentBadge {...appointment} />
        </span>
      </UnstyledButton>
    </li>
  )
}

const BlockLine = ({ block, onOpen }: { block: Block; onOpen: () => void }) => {
  const { t } = useTranslation('availability')
  return (
    <li className={classes.slot} data-kind="block">
      <UnstyledButton className={classes.open ?? ''} onClick={onOpen}>
        <span className={classes.who}>
          <strong>{block.reason || t('grid.block')}</strong>
          <small>{t('grid.block')}</small>
        </span>
      </UnstyledButton>
    </li>
  )
}

interface Props {
  readonly items: readonly (Appointment | Slot)[]
  readonly blocks: readonly Block[]
  /** What to say of a day without any of them. */
  readonly none: string
  readonly onAppointment: (appointment: Appointment) => void
  readonly onBlock: (block: Block) => void
}

/** A day as a list, for phones: time off, free slots, each to be closed, and appointments. */
export const DayList = ({ items, blocks, none, onAppointment, onBlock }: Props) => {
  if (items.length === 0 && blocks.length === 0) return <p className={classes.muted}>{none}</p>
  return (
    <ul className={classes.slots}>
      {blocks.map((block) => (
        <BlockLine key={block.id} block={block} onOpen={() => onBlock(block)} />
      ))}
      {items.map((item) =>
        'customer' in item ? (
          <AppointmentLine key={item.id} appointment={item} onOpen={() => onAppointment(item)} />
        ) : (
          <OpenLine key={item.id} slot={item} />
        ),
      )}
    </ul>
  )
}
