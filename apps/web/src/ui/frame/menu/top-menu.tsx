import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { UnreadMessages } from '../../../features/notifications/index.ts'
import { offerQuery } from '../../../features/queue/index.ts'
import { tabs } from './tabs.ts'
import classes from './top-menu.module.css'

/** That somebody is on duty. On a phone the menu is hidden, and nothing is asked. */
const UrgentCareNow = () => {
  const { t } = useTranslation()
  const isShown = matchMedia('(min-width: 62.01em)').matches
  const { data } = useQuery({ ...offerQuery, enabled: isShown })
  if (!data || data.on_duty === 0) return null
  return (
    <>
      <span className={classes.now} aria-hidden />
      <VisuallyHidden>{t('menu.onDuty')}</VisuallyHidden>
    </>
  )
}

/** A patient's five places in words, and urgent care; all else is in the account menu. */
export const TopMenu = () => {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('menu.label')}>
      <ul className={classes.list}>
        {tabs.map(({ name, link }) => (
          <li key={name}>
            <Link {...link} className={classes.entry}>
              {t(`tabs.${name}`)}
              {name === 'chats' && <UnreadMessages />}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/customer/pronto-atendimento" className={classes.urgent}>
            {t('titles.urgent-care')}
            <UrgentCareNow />
          </Link>
        </li>
      </ul>
    </nav>
  )
}
