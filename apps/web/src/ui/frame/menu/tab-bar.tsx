import type { Phrases } from '@emma/phrases'
import type { Icon } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { UnreadMessages } from '../../../features/notifications/index.ts'
import classes from './tab-bar.module.css'
import { tabs } from './tabs.ts'

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
      {tabs.map(({ name, Icon, link }) => (
        <Link key={name} {...link} className={classes.tab}>
          <TabFace icon={Icon} name={name} />
        </Link>
      ))}
    </nav>
  )
}
