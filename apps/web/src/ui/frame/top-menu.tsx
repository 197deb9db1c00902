import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import classes from './top-menu.module.css'
import { useMenu } from './use-screen.ts'

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
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
