import type { Appointment } from '@emma/contracts/booking'
import IconDoorEnter from '@tabler/icons-react/dist/esm/icons/IconDoorEnter.mjs'
import IconDoorExit from '@tabler/icons-react/dist/esm/icons/IconDoorExit.mjs'
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs'
import { useTranslation } from 'react-i18next'
import { formatHour } from '../../lib/i18n/format.ts'
import { StatusChip } from '../feedback/status-chip.tsx'

interface Props {
  readonly appointment: Appointment
  /** Who looks at it: the other side is told of. */
  readonly participant: 'customer' | 'specialist'
}

const styles = {
  here: ['success', IconDoorEnter],
  lost: ['warning', IconWifiOff],
  left: ['neutral', IconDoorExit],
} as const

/** Whether who is met is in the room of a call that is still to be held, or was. Texts of the phrase set `booking`. */
export const PresenceNote = ({ appointment, participant }: Props) => {
  const { t } = useTranslation('booking')
  const { status, presence, specialist, customer } = appointment
  const isCustomer = participant === 'customer'
  const { state, left_at } = isCustomer ? presence.specialist : presence.customer
  if (state === 'never' || (status !== 'confirmed' && status !== 'in_progress')) return null
  const [tone, icon] = styles[state]
  const name = (isCustomer ? specialist : customer).name
  const hour = left_at === null ? '' : formatHour(left_at)
  return <StatusChip tone={tone} icon={icon} label={t(`presence.${state}`, { name, hour })} />
}
