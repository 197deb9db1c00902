import type { Appointment } from '@emma/contracts/booking'
import type { SidePresence } from '@emma/contracts/calls/presence'
import IconDoorEnter from '@tabler/icons-react/dist/esm/icons/IconDoorEnter.mjs'
import IconDoorExit from '@tabler/icons-react/dist/esm/icons/IconDoorExit.mjs'
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs'
import { useTranslation } from 'react-i18next'
import { formatHour } from '../../lib/i18n/format.ts'
import { StatusChip } from '../feedback/status-chip.tsx'

const styles = {
  here: ['success', IconDoorEnter],
  lost: ['warning', IconWifiOff],
  left: ['neutral', IconDoorExit],
} as const

interface Props {
  readonly who: Appointment['specialist']
  readonly state: Exclude<SidePresence['state'], 'never'>
  readonly leftAt: string | null
}

/** Shows that somebody is or was in a call. */
export default function PresenceChip({ who: { name }, state, leftAt }: Props) {
  const { t } = useTranslation('booking')
  const [tone, icon] = styles[state]
  const hour = leftAt === null ? '' : formatHour(leftAt)
  return <StatusChip tone={tone} icon={icon} label={t(`presence.${state}`, { name, hour })} />
}
