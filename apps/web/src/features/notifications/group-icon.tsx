import type { NoticeGroup } from '@emma/domain/notifications'
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconCoin from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs'
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs'

const icons = {
  appointments: IconCalendarEvent,
  reminders: IconClock,
  waitlist: IconHourglass,
  chat: IconMessage,
  urgent_care: IconStethoscope,
  documents: IconFileText,
  money: IconCoin,
  company: IconBuilding,
  account: IconShieldLock,
} as const satisfies Readonly<Record<NoticeGroup, unknown>>

/** An icon for a notice's subject. */
export const GroupIcon = ({ group }: { group: NoticeGroup }) => {
  const Icon = icons[group]
  return <Icon size={20} stroke={1.75} aria-hidden />
}
