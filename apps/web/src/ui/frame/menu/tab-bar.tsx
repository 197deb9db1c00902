import type { Phrases } from '@emma/phrases'
import type { Icon } from '@tabler/icons-react'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconHeartbeat from '@tabler/icons-react/dist/esm/icons/IconHeartbeat.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { UnreadMessages } from '../../../features/notifications/index.ts'
import classes from './tab-bar.module.css'

const tabs = [
  { key: 'home', path: '/customer', Icon: IconHome },
  { key: 'search', path: '/customer/specialists/$id', Icon: IconSearch },
  { key: 'agenda', path: '/customer/agenda', Icon: IconCalendar },
  { key: 'health', path: '/customer/area-paciente', Icon: IconHeartbeat },
  { key: 'chats', path: '/customer/chat-customer', Icon: IconMessage },
] as const

/** `{id}` is a specialty; this one stands for all of them. */
const everySpecialty = { id: 'todos' }

interface TabProps {
  readonly icon: Icon
  readonly name: keyof Phrases['shell']['tabs']
}

/** The icon and word of a tab. */
export const TabFace = ({ icon: Picture, name }: TabProps) => {
  const { t } = useTranslation()
  return (
    <>
      <Picture size={24} stroke={1.75} aria-hidden />
      {t(`tabs.${name}`)}
      {name === 'chats' && <UnreadMessages corner />}
    </>
  )
}

/** A patient's five places, under the thumb. */
export const TabBar = () => {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('tabs.label')} className={classes.bar}>
      {tabs.map(({ key, path, Icon }) => (
        <Link
          key={key}
          to={path}
          params={everySpecialty}
          className={classes.tab}
          // With any filters it is the same place.
          activeOptions={{ exact: true, includeSearch: false }}
        >
          <TabFace icon={Icon} name={key} />
        </Link>
      ))}
    </nav>
  )
}
