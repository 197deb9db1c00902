import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { NotificationBell } from '../../features/notifications/index.ts'
import { chooseSkin, skinFor, useSkin } from '../../lib/skin.ts'
import { useUser } from '../../lib/use-session.ts'
import { Brand } from '../brand.tsx'
import { AccountMenu } from './account-menu.tsx'
import { DataLayer } from './data-layer.tsx'
import { Footer } from './footer.tsx'
import classes from './frame.module.css'
import { SkinSwitch } from './skin-switch.tsx'
import { SkipLink, Stage } from './stage.tsx'
import { TabBar } from './tab-bar.tsx'
import { TopMenu } from './top-menu.tsx'

/** Menu on top; on phones a patient has the tab bar instead. */
export default function HorizontalFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const chosen = useSkin()
  const skin = skinFor('horizontal', chosen)
  const withTabs = useUser()?.role === 'customer'
  useEffect(() => {
    if (skin !== chosen) chooseSkin(skin)
  }, [skin, chosen])
  return (
    <DataLayer>
      <div
        className={`${classes.column} ${classes.horizontal} ${withTabs ? classes.withTabs : ''}`}
        data-skin={skin}
      >
        <SkipLink />
        <header className={classes.header}>
          <div className={classes.bar}>
            <Link to="/" aria-label={t('titles.root')} className={classes.home}>
              <Brand />
            </Link>
            <div className={classes.onDesktop}>
              <TopMenu />
            </div>
            <div className={classes.tools}>
              <NotificationBell />
              <SkinSwitch layout="horizontal" />
              <AccountMenu />
            </div>
          </div>
        </header>
        <div className={classes.content}>
          <Stage>{children}</Stage>
        </div>
        <Footer />
        {withTabs && <TabBar />}
      </div>
    </DataLayer>
  )
}
