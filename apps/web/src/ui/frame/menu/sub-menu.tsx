import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMenu, useScreenMeta } from '../use-screen.ts'
import classes from './sub-menu.module.css'

/** Scrolls only the row, which overflows on a phone: the current entry is moved to its middle. */
const bringCurrent = (row: HTMLElement | null): void => {
  const current = row?.querySelector('[aria-current=page]')
  if (row && current instanceof HTMLElement)
    row.scrollLeft = current.offsetLeft - row.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
}

/** Above a screen that shares its menu entry with others: links to all of them. */
export const SubMenu = () => {
  const { t } = useTranslation()
  const group = useScreenMeta()?.menu?.group
  const screens = useMenu().filter((item) => item.group === group)
  if (group === undefined || screens.length < 2) return null
  return (
    <nav ref={bringCurrent} aria-label={t(`menu.groups.${group}`)} className={classes.row}>
      {screens.map(({ name, path }) => (
        <Link
          key={path}
          to={path}
          className={classes.entry}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {t(`titles.${name}`)}
        </Link>
      ))}
    </nav>
  )
}
