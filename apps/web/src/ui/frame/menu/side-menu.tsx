import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { UnreadMessages } from '../../../features/notifications/index.ts'
import layout from '../../layout/layout.module.css'
import { leadsToChats, type MenuItem, useMenu } from '../use-screen.ts'
import { menuIcon } from './menu-icons.ts'
import classes from './side-menu.module.css'

const Entry = ({ item, narrow, onGo }: { item: MenuItem; narrow: boolean; onGo: () => void }) => {
  const { t } = useTranslation()
  const Icon = menuIcon(item.name)
  const title = t(`titles.${item.name}`)
  return (
    <li>
      <Link
        to={item.path}
        className={classes.entry}
        activeOptions={{ exact: true, includeSearch: false }}
        onClick={onGo}
        title={narrow ? title : undefined}
      >
        <Icon size={22} stroke={1.75} aria-hidden />
        <span className={narrow ? layout.hidden : classes.label}>{title}</span>
        {leadsToChats(item.name) && <UnreadMessages corner={narrow} />}
      </Link>
    </li>
  )
}

const nothing = () => undefined

/** The menu of a vertical layout, in sections; narrow it shows pictures alone. */
export const SideMenu = ({ narrow = false, onGo = nothing }: { narrow?: boolean; onGo?: () => void }) => {
  const { t } = useTranslation()
  const menu = useMenu()
  const sections = [...new Set(menu.map((item) => item.section))]
  return (
    <nav aria-label={t('menu.label')} className={classes.menu} data-narrow={narrow || undefined}>
      {sections.map((section) => (
        <div key={section} className={classes.section}>
          <h2 className={narrow ? classes.rule : classes.heading}>
            <span className={narrow ? layout.hidden : undefined}>{t(`menu.sections.${section}`)}</span>
          </h2>
          <ul className={classes.list}>
            {menu
              .filter((item) => item.section === section)
              .map((item) => (
                <Entry key={item.path} item={item} narrow={narrow} onGo={onGo} />
              ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
