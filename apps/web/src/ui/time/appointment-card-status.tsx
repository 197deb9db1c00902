import type { Appointment, AppointmentStatus } from '@emma/contracts/booking'
import type { Icon } from '@tabler/icons-react'
import IconCalendarX from '@tabler/icons-react/dist/esm/icons/IconCalendarX.mjs'
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconClockOff from '@tabler/icons-react/dist/esm/icons/IconClockOff.mjs'
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs'
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../lib/session/use-session.ts'
import { StatusChip, type Tone } from '../feedback/status-chip.tsx'

const statusStyles: Readonly<Record<AppointmentStatus, readonly [Tone, Icon]>> = {
  awaiting_payment: ['warning', IconClock],
  confirmed: ['success', IconCircleCheck],
  in_progress: ['info', IconVideo],
  finished: ['neutral', IconChecks],
  no_show: ['danger', IconUserOff],
  canceled_by_customer: ['danger', IconCalendarX],
  canceled_by_specialist: ['danger', IconCalendarX],
  expired: ['neutral', IconClockOff],
}

/** The picture alone, where the word stands beside it. */
export const AppointmentStatusIcon = ({ status }: { status: AppointmentStatus }) => {
  const [, Picture] = statusStyles[status]
  return <Picture size={14} stroke={2} aria-hidden />
}

interface Props {
  readonly status: AppointmentStatus
  readonly canceledBy?: Appointment['canceled_by']
}

/** What became of an appointment: picture, word and colour; who canceled it, as the reader sees it. */
export const AppointmentStatusChip = ({ status, canceledBy = null }: Props) => {
  const { t } = useTranslation('booking')
  const role = useUser()?.role
  const [tone, icon] = statusStyles[status]
  if (canceledBy === 'platform') return <StatusChip tone={tone} icon={icon} label={t('canceledByEmma')} />
  const isOwn = canceledBy !== null && canceledBy === role
  return <StatusChip tone={tone} icon={icon} label={isOwn ? t('canceledByYou') : t(`status.${status}`)} />
}
