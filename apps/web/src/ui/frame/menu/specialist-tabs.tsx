import { useDisclosure } from '@mantine/hooks'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../lib/session/use-session.ts'
import classes from './tab-bar.module.css'
import { TabFace } from './tab-bar.tsx'

const PhoneMenu = lazy(() => import('./phone-menu.tsx'))

const ofSpecialist = [
  { key: 'today', path: '/dashboard', icon: IconHome },
  { key: 'calendar', path: '/specialist/calendar', icon: IconCalendar },
  { key: 'patients', path: '/specialist/pacientes', icon: IconUsers },
  { key: 'chats', path: '/specialist/app/chat', icon: IconMessage },
] as const

const ofAssistant = [
  { key: 'agenda', path: '/assistente', icon: IconHome },
  { key: 'calendar', path: '/assistente/calendario', icon: IconCalendar },
  { key: 'book', path: '/assistente/novo-agendamento', icon: IconClipboardList },
  { key: 'patients', path: '/assistente/pacientes', icon: IconUsers },
] as const

/** Four main screens of a specialist or an assistant in a tab bar, and everything else behind "more". */
export const SpecialistTabs = () => {
  const { t } = useTranslation()
  const tabs = useUser()?.role === 'assistant' ? ofAssistant : ofSpecialist
  const [isMounted, setMounted] = useState(false)
  const [opened, { open, close }] = useDisclosure(false, { onOpen: () => setMounted(true) })
  return (
    <>
      <nav aria-label={t('tabs.label')} className={classes.bar}>
        {tabs.map(({ key, path, icon }) => (
          <Link
            key={key}
            to={path}
            className={classes.tab}
            activeOptions={{ exact: true, includeSearch: false }}
          >
            <TabFace icon={icon} name={key} />
          </Link>
        ))}
        <button type="button" className={classes.tab} aria-expanded={opened} onClick={open}>
          <TabFace icon={IconMenu2} name="more" />
        </button>
      </nav>
      {isMounted && (
        <Suspense fallback={null}>
          <PhoneMenu opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
