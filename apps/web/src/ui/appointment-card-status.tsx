import type { AppointmentStatus } from '@emma/contracts/booking'
import type { Icon } from '@tabler/icons-react'
import IconCalendarX from '@tabler/icons-react/dist/esm/icons/IconCalendarX.mjs'
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconClockOff from '@tabler/icons-react/dist/esm/icons/IconClockOff.mjs'
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs'
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs'
import { useTranslation } from 'react-i18next'
import { StatusChip, type Tone } from './status-chip.tsx'

const looks: Readonly<Record<AppointmentStatus, readonly [Tone, Icon]>> = {
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
  const [, Picture] = looks[status]
  return <Picture size={14} stroke={2} aria-hidden />
}

/** What became of an appointment: picture, word and colour. */
export const AppointmentStatusChip = ({ status }: { status: AppointmentStatus }) => {
  const { t } = useTranslation('booking')
  const [tone, icon] = looks[status]
  return <StatusChip tone={tone} icon={icon} label={t(`status.${status}`)} />
}
