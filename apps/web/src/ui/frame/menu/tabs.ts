import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconHeartbeat from '@tabler/icons-react/dist/esm/icons/IconHeartbeat.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'

/** `{id}` is a specialty; this one stands for all of them. */
const params = { id: 'todos' }
/** With any filters it is the same place. */
const activeOptions = { exact: true, includeSearch: false }

/** A patient's five places: under the thumb on a phone, in the header of a desktop. */
export const tabs = [
  { name: 'home', Icon: IconHome, link: { to: '/customer', activeOptions } },
  { name: 'search', Icon: IconSearch, link: { to: '/customer/specialists/$id', params, activeOptions } },
  { name: 'agenda', Icon: IconCalendar, link: { to: '/customer/agenda', activeOptions } },
  { name: 'health', Icon: IconHeartbeat, link: { to: '/customer/area-paciente', activeOptions } },
  { name: 'chats', Icon: IconMessage, link: { to: '/customer/chat-customer', activeOptions } },
] as const
