import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { NotificationBell } from '../../features/notifications/index.ts'
import { chooseSkin, skinFor, useSkin } from '../../lib/screen/skin.ts'
import { useUser } from '../../lib/session/use-session.ts'
import { Brand } from '../layout/brand.tsx'
import { DataLayer } from './data-layer.tsx'
import { Footer } from './footer.tsx'
import classes from './frame.module.css'
import { MainArea, SkipLink } from './main-area.tsx'
import { AccountMenu } from './menu/account-menu.tsx'
import { TabBar } from './menu/tab-bar.tsx'
import { TopMenu } from './menu/top-menu.tsx'
import { SkinSwitch } from './skin-switch.tsx'

/** Menu on top; on phones a patient has a tab bar instead. */
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
          <MainArea>{children}</MainArea>
        </div>
        <Footer />
        {withTabs && <TabBar />}
      </div>
    </DataLayer>
  )
}
