import type { Icon } from '@tabler/icons-react'
import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconAmbulance from '@tabler/icons-react/dist/esm/icons/IconAmbulance.mjs'
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs'
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconCashBanknote from '@tabler/icons-react/dist/esm/icons/IconCashBanknote.mjs'
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs'
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs'
import IconClipboardText from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs'
import IconClockHour9 from '@tabler/icons-react/dist/esm/icons/IconClockHour9.mjs'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs'
import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs'
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconMessageCog from '@tabler/icons-react/dist/esm/icons/IconMessageCog.mjs'
import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs'
import IconPill from '@tabler/icons-react/dist/esm/icons/IconPill.mjs'
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs'
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs'
import type { MenuGroup, RouteName } from '../../../routes/meta.ts'

const icons: Partial<Record<RouteName, Icon>> = {
  principal: IconHome,
  'customer-agenda': IconCalendar,
  'patient-area': IconClipboardText,
  'customer-prescriptions': IconPill,
  'urgent-care': IconAmbulance,
  'customer-chat': IconMessage,
  'customer-favorites': IconHeart,
  'customer-profile': IconUser,
  dashboard: IconLayoutDashboard,
  today: IconHome,
  'specialist-calendar': IconCalendar,
  patients: IconUsers,
  'specialist-appointments': IconClipboardList,
  calls: IconVideo,
  'specialist-on-duty': IconAmbulance,
  'specialist-chat': IconMessage,
  'record-list': IconClipboardText,
  'guided-record': IconListCheck,
  'specialist-hours': IconClockHour9,
  'specialist-places': IconMapPin,
  'own-offers': IconStethoscope,
  'own-models': IconPill,
  questionnaires: IconFileText,
  'chat-settings': IconMessageCog,
  companies: IconBuilding,
  'specialist-profile': IconUser,
  balances: IconWallet,
  'payments-transfers': IconArrowsExchange,
  withdraw: IconCashBanknote,
  team: IconUsers,
  'assistant-agenda': IconHome,
  'assistant-calendar': IconCalendar,
  'assistant-booking': IconClipboardList,
  'assistant-patients': IconUsers,
  'assistant-chat': IconMessage,
  'assistant-receipts': IconFileText,
  'assistant-profile': IconUser,
  support: IconLifebuoy,
  'contact-messages': IconMail,
  customers: IconUsers,
  specialists: IconStethoscope,
  'admin-companies': IconBuilding,
  admins: IconShieldCheck,
  'admin-balances': IconWallet,
  posts: IconNews,
  pages: IconFileText,
  specialties: IconStethoscope,
  variables: IconAdjustments,
  'error-log': IconAlertCircle,
  audit: IconHistory,
}

const groupIcons: Record<MenuGroup, Icon> = {
  visits: IconClipboardList,
  practice: IconStethoscope,
  money: IconWallet,
}

/** The picture of a menu entry: a screen, or a group of them. */
export const menuIcon = ({ name, group }: { name: RouteName; group: MenuGroup | undefined }): Icon =>
  group === undefined ? (icons[name] ?? IconCircle) : groupIcons[group]
