import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { OfficeUnread } from '../../../features/chat/office.lazy.tsx'
import { UnreadMessages } from '../../../features/notifications/index.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import layout from '../../layout/layout.module.css'
import {
  entriesOf,
  leadsToChats,
  type MenuEntry,
  useMenu,
  useScreenMeta,
  useScreenPath,
} from '../use-screen.ts'
import { menuIcon } from './menu-icons.ts'
import classes from './side-menu.module.css'

interface EntryProps {
  readonly entry: MenuEntry
  readonly narrow: boolean
  readonly onGo: () => void
}

const Entry = ({ entry, narrow, onGo }: EntryProps) => {
  const { t } = useTranslation()
  const here = useScreenMeta()
  const Icon = menuIcon(entry)
  const title = entry.group ? t(`menu.groups.${entry.group}`) : t(`titles.${entry.name}`)
  const path = useScreenPath()
  const isWithin =
    entry.group === undefined ? path.startsWith(`${entry.path}/`) : here?.menu?.group === entry.group
  return (
    <li>
      <Link
        to={entry.path}
        className={classes.entry}
        activeOptions={{ exact: true, includeSearch: false }}
        onClick={onGo}
        title={narrow ? title : undefined}
        data-within={isWithin || undefined}
      >
        <Icon size={22} stroke={1.75} aria-hidden />
        <span className={narrow ? layout.hidden : classes.label}>{title}</span>
        {leadsToChats(entry.name) && <UnreadMessages corner={narrow} />}
        {entry.name === 'assistant-chat' && <OfficeUnread corner={narrow} />}
      </Link>
    </li>
  )
}

const nothing = () => undefined

interface Props {
  readonly narrow?: boolean
  /** Lists every screen: two steps on a desktop are one list on a phone. */
  readonly whole?: boolean
  readonly onGo?: () => void
}

/** A specialist's menu has few entries and no headings; a line separates the practice. */
const useSections = (whole: boolean) => {
  const { t } = useTranslation()
  const menu = useMenu()
  const role = useUser()?.role
  const isPlain = role === 'specialist' || role === 'assistant'
  const entries = whole
    ? menu.map((item) => ({ ...item, group: undefined, screens: [item] }))
    : entriesOf(menu)
  const keyOf = ({ section }: MenuEntry) => (isPlain && section === 'main' ? 'care' : section)
  return [...new Set(entries.map(keyOf))].map((section) => ({
    section,
    title: t(`menu.sections.${section}`),
    isHeaded: !isPlain,
    entries: entries.filter((entry) => keyOf(entry) === section),
  }))
}

/** The menu of a vertical layout, in sections; collapsed it shows icons alone. */
export const SideMenu = ({ narrow = false, whole = false, onGo = nothing }: Props) => {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('menu.label')} className={classes.menu} data-narrow={narrow || undefined}>
      {useSections(whole).map(({ section, title, isHeaded, entries }) => (
        <div key={section} className={classes.section}>
          <h2 className={narrow || !isHeaded ? classes.rule : classes.heading}>
            <span className={narrow || !isHeaded ? layout.hidden : undefined}>{title}</span>
          </h2>
          <ul className={classes.list}>
            {entries.map((entry) => (
              <Entry key={entry.path} entry={entry} narrow={narrow} onGo={onGo} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
