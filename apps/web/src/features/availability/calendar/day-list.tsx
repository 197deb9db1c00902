import type { Block } from '@emma/contracts/availability'
import type { Slot } from '@emma/contracts/availability/slots'
import type { Appointment } from '@emma/contracts/booking'
import type { TimeProposal } from '@emma/contracts/booking/proposals'
import { ActionIcon, UnstyledButton } from '@mantine/core'
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useTranslation } from 'react-i18next'
import { formatHour, formatWallHour } from '../../../lib/i18n/format.ts'
import { StatusChip } from '../../../ui/feedback/status-chip.tsx'
import { AppointmentBadge } from '../../../ui/status/appointment-badge.tsx'
import { useWhatFor } from '../../../ui/time/use-what-for.ts'
import { patientName, type Reserved } from '../../booking/index.ts'
import { closeSlotMutation } from '../availability.queries.ts'
import type { Busy } from '../external/external.queries.ts'
import { useSpanText } from '../hours/block-values.ts'
import { useChange } from '../hours/use-change.ts'
import classes from './calendar.module.css'
import type { Offered } from './calendar-events.ts'
import type { useLine } from './use-line.ts'

type Line = Pick<ReturnType<typeof useLine>, 'offers' | 'titleOf'>

const OpenLine = ({ slot }: { slot: Slot }) => {
  const { t } = useTranslation('availability')
  const close = useChange(closeSlotMutation, t('calendar.closed'))
  const hour = formatWallHour(slot.init_hour)
  return (
    <li className={classes.slot} data-kind="open">
      <time>{hour}</time>
      <span className={classes.who}>{t('calendar.status.open')}</span>
      <ActionIcon
        aria-label={t('calendar.closeOf', { hour })}
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
        <time>{formatWallHour(appointment.init_hour)}</time>
        <span className={classes.who}>
          <strong>{patientName(appointment)}</strong>
          <small>{whatFor(appointment)}</small>
          <AppointmentBadge {...appointment} />
        </span>
      </UnstyledButton>
    </li>
  )
}

const ReservedLine = ({
  reserved,
  zone,
  onOpen,
}: {
  reserved: Reserved
  zone: string
  onOpen: () => void
}) => {
  const { t } = useTranslation('availability')
  const whatFor = useWhatFor()
  const { link, starts_at, series } = reserved
  return (
    <li className={classes.slot} data-kind="booked">
      <UnstyledButton className={classes.open ?? ''} onClick={onOpen}>
        <time>{formatHour(starts_at, zone)}</time>
        <span className={classes.who}>
          <strong>{link.name ?? t('calendar.somebody')}</strong>
          <small>{whatFor({ specialty: link.specialty, return_of: null, series })}</small>
          <StatusChip tone="warning" icon={IconBookmark} label={t('calendar.status.reserved')} />
        </span>
      </UnstyledButton>
    </li>
  )
}

interface OfferedProps {
  readonly offer: Offered
  readonly line: Line
  readonly zone: string
  /** Left out where there is nothing to open. */
  readonly onOpen: (() => void) | undefined
}

const OfferedLine = ({ offer, line, zone, onOpen }: OfferedProps) => {
  const words = (
    <>
      <time>{formatHour(offer.starts_at, zone)}</time>
      <span className={classes.who}>{line.titleOf(offer)}</span>
    </>
  )
  return (
    <li className={classes.slot} data-kind="open">
      {onOpen ? (
        <UnstyledButton className={classes.open ?? ''} onClick={onOpen}>
          {words}
        </UnstyledButton>
      ) : (
        words
      )}
    </li>
  )
}

const BlockLine = ({ block, zone, onOpen }: { block: Block; zone: string; onOpen: () => void }) => {
  const { t } = useTranslation('availability')
  const spanText = useSpanText(zone)
  return (
    <li className={classes.slot} data-kind="block">
      <UnstyledButton className={classes.open ?? ''} onClick={onOpen}>
        <span className={classes.who}>
          <strong>{block.reason || t('grid.block')}</strong>
          <small>
            {[block.reason && t('grid.block'), spanText(block, true)].filter(Boolean).join(' · ')}
          </small>
        </span>
      </UnstyledButton>
    </li>
  )
}

const BusyLine = ({ busy, zone, onOpen }: { busy: Busy; zone: string; onOpen: () => void }) => {
  const { t } = useTranslation('availability')
  const spanText = useSpanText(zone)
  return (
    <li className={classes.slot} data-kind="busy">
      <UnstyledButton className={classes.open ?? ''} onClick={onOpen}>
        <span className={classes.who}>
          <strong>{t('external.busyIn', { calendar: busy.calendar })}</strong>
          <small>{spanText(busy, true)}</small>
        </span>
      </UnstyledButton>
    </li>
  )
}

interface Props {
  readonly items: readonly (Appointment | Slot)[]
  readonly blocks: readonly Block[]
  /** From external calendars. */
  readonly busy: readonly Busy[]
  readonly reserved: readonly Reserved[]
  /** Offered to the waiting list now. */
  readonly line: Line
  readonly zone: string
  /** Text for a day without entries. */
  readonly none: string
  readonly onAppointment: (appointment: Appointment) => void
  readonly onBlock: (block: Block) => void
  readonly onBusy: (busy: Busy) => void
  readonly onReserved: (reserved: Reserved) => void
  /** Left out where a proposal is not opened. */
  readonly onProposed?: (proposal: TimeProposal) => void
}

const inOrder = <T extends { readonly starts_at: string }>(all: readonly T[]): readonly T[] =>
  all.toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))

/** A day as a list, for phones: time off, free slots that can be closed, reserved ones, and appointments. */
export const DayList = (props: Props) => {
  const {
    items,
    blocks,
    busy,
    reserved,
    line,
    zone,
    none,
    onAppointment,
    onBlock,
    onBusy,
    onReserved,
    onProposed,
  } = props
  const lines = inOrder<Appointment | Slot | Reserved | Offered>([...items, ...reserved, ...line.offers])
  if (lines.length + blocks.length + busy.length === 0) return <p className={classes.muted}>{none}</p>
  return (
    <ul className={classes.slots}>
      {blocks.map((block) => (
        <BlockLine key={block.id} block={block} zone={zone} onOpen={() => onBlock(block)} />
      ))}
      {busy.map((each) => (
        <BusyLine
          key={`${each.calendar_id} ${each.starts_at}`}
          busy={each}
          zone={zone}
          onOpen={() => onBusy(each)}
        />
      ))}
      {lines.map((item) => {
        if ('link' in item)
          return <ReservedLine key={item.id} reserved={item} zone={zone} onOpen={() => onReserved(item)} />
        if ('expires_at' in item) {
          const open = 'customer' in item && onProposed ? () => onProposed(item) : undefined
          return <OfferedLine key={item.id} offer={item} line={line} zone={zone} onOpen={open} />
        }
        if ('customer' in item)
          return <AppointmentLine key={item.id} appointment={item} onOpen={() => onAppointment(item)} />
        return <OpenLine key={item.id} slot={item} />
      })}
    </ul>
  )
}
