import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { UnreadMessages } from '../../../features/notifications/index.ts'
import { leadsToChats, useMenu } from '../use-screen.ts'
import classes from './top-menu.module.css'

/** The menu of a horizontal layout: one line of words. The profile is in the account menu. */
export const TopMenu = () => {
  const { t } = useTranslation()
  const menu = useMenu().filter((item) => item.name !== 'customer-profile')
  return (
    <nav aria-label={t('menu.label')}>
      <ul className={classes.list}>
        {menu.map((item) => (
          <li key={item.path}>
            <Link
              to={item.path}
              className={classes.entry}
              activeOptions={{ exact: true, includeSearch: false }}
            >
              {t(`titles.${item.name}`)}
              {leadsToChats(item.name) && <UnreadMessages />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
