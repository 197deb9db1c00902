import { ActionIcon, Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import IconLayoutSidebarLeftCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs'
import IconLayoutSidebarLeftExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftExpand.mjs'
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HeaderGroup } from '../../features/companies/attending/attending.lazy.tsx'
import { NotificationBell } from '../../features/notifications/index.ts'
import { skinFor, useSkin } from '../../lib/screen/skin.ts'
import { obstacleOf } from '../../lib/session/obstacle.ts'
import { useUser } from '../../lib/session/use-session.ts'
import { Brand } from '../layout/brand.tsx'
import { PaletteButton } from '../palette/palette-button.tsx'
import { DataLayer } from './data-layer.tsx'
import { Footer } from './footer.tsx'
import classes from './frame.module.css'
import { MainArea, SkipLink } from './main-area.tsx'
import { AccountMenu } from './menu/account-menu.tsx'
import { SideMenu } from './menu/side-menu.tsx'
import { SubMenu } from './menu/sub-menu.tsx'
import { TabBar } from './menu/tab-bar.tsx'
import { SkinSwitch } from './skin-switch.tsx'

const Side = ({ narrow, onToggle }: { narrow: boolean; onToggle: () => void }) => {
  const { t } = useTranslation()
  const Toggle = narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <aside className={`emma-menu ${classes.side}`} aria-label={t('brand')}>
      <div className={classes.sideTop}>
        <Link to="/" aria-label={t('titles.root')}>
          <Brand narrow={narrow} />
        </Link>
      </div>
      <SideMenu narrow={narrow} />
      <div className={classes.sideBottom}>
        <ActionIcon
          onClick={onToggle}
          aria-label={t(narrow ? 'menu.expand' : 'menu.collapse')}
          aria-expanded={!narrow}
          c="var(--emma-menu-ink)"
        >
          <Toggle size={22} stroke={1.75} />
        </ActionIcon>
      </div>
    </aside>
  )
}

const SpecialistTabs = lazy(async () => ({
  default: (await import('./menu/specialist-tabs.tsx')).SpecialistTabs,
}))
const PhoneMenu = lazy(() => import('./menu/phone-menu.tsx'))

/** Opens the menu on phones; the drawer is loaded the first time it is used. */
const PhoneMenuButton = () => {
  const { t } = useTranslation()
  const [isMounted, setMounted] = useState(false)
  const [opened, { open, close }] = useDisclosure(false, { onOpen: () => setMounted(true) })
  return (
    <span className={classes.onPhone}>
      <ActionIcon onClick={open} aria-label={t('menu.open')} aria-expanded={opened}>
        <IconMenu2 size={24} stroke={1.75} />
      </ActionIcon>
      {isMounted && (
        <Suspense fallback={null}>
          <PhoneMenu opened={opened} onClose={close} />
        </Suspense>
      )}
    </span>
  )
}

/** Beside the search on desktops; phones have it in their menu. */
const NewAppointmentLink = ({
  to,
}: {
  to: '/specialist/novo-agendamento' | '/assistente/novo-agendamento'
}) => {
  const { t } = useTranslation()
  return (
    <span className={classes.onDesktop}>
      <Button component={Link} to={to} variant="light">
        {t('titles.new-appointment')}
      </Button>
    </span>
  )
}

/** Collapsible menu at the side; a drawer on phones. The frame of specialists, assistants and admins. */
export default function VerticalFrame({ children }: { children: ReactNode }) {
  const skin = skinFor('vertical', useSkin())
  const [narrow, { toggle }] = useDisclosure(false)
  const user = useUser()
  const role = user?.role
  const isOfPractice = role === 'specialist' || role === 'assistant'
  const withTabs = role === 'customer' || isOfPractice
  return (
    <DataLayer>
      <div className={classes.vertical} data-skin={skin} data-narrow={narrow || undefined}>
        <SkipLink />
        <Side narrow={narrow} onToggle={toggle} />
        <div className={`${classes.column} ${withTabs ? classes.withTabs : ''}`}>
          <header className={classes.header}>
            <div className={classes.bar}>
              {role === 'admin' && <PhoneMenuButton />}
              <span className={classes.onPhone}>
                <Brand narrow />
              </span>
              {role === 'specialist' && <PaletteButton />}
              <div className={classes.tools}>
                <span className={classes.onDesktop}>
                  <HeaderGroup />
                </span>
                {role === 'specialist' && obstacleOf(user) !== 'suspended' && (
                  <NewAppointmentLink to="/specialist/novo-agendamento" />
                )}
                {role === 'assistant' && <NewAppointmentLink to="/assistente/novo-agendamento" />}
                <NotificationBell />
                <SkinSwitch layout="vertical" />
                <AccountMenu />
              </div>
            </div>
          </header>
          <div className={classes.content}>
            <SubMenu />
            <MainArea>{children}</MainArea>
          </div>
          <Footer />
        </div>
        {role === 'customer' && <TabBar />}
        {isOfPractice && (
          <Suspense fallback={null}>
            <SpecialistTabs />
          </Suspense>
        )}
      </div>
    </DataLayer>
  )
}
