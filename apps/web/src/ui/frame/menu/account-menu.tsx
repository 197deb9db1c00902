import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { chooseLanguage, currentLanguage } from '../../../lib/i18n/i18n.ts'
import { profilePaths } from '../../../lib/session/landing.ts'
import { useSession, useUser } from '../../../lib/session/use-session.ts'
import { PersonAvatar } from '../../person/person-avatar.tsx'
import classes from './header-menu.module.css'
import { closePanel, HeaderMenu, HeaderMenuEntry } from './header-menu.tsx'

const places = [
  // In the header of a desktop.
  { path: '/customer/pronto-atendimento', name: 'urgent-care' },
  { path: '/customer/prescricao', name: 'customer-prescriptions' },
  { path: '/customer/area-paciente/historico-exame', name: 'exam-history' },
  { path: '/customer/favoritos', name: 'customer-favorites' },
] as const

/** Places without a tab. */
const Places = () => {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('account.menu')} className={classes.places}>
      {places.map(({ path, name }) => (
        <Link
          key={path}
          to={path}
          className={classes.entry}
          data-phone={name === 'urgent-care' || undefined}
          onClick={(event) => closePanel(event.currentTarget)}
        >
          {t(`titles.${name}`)}
        </Link>
      ))}
    </nav>
  )
}

/** Menu of the logged-in person: profile and logout. */
export const AccountMenu = () => {
  const { t } = useTranslation()
  const session = useSession()
  const navigate = useNavigate()
  const user = useUser()
  if (!user) return null
  const switchLanguage = async () => {
    await chooseLanguage(currentLanguage() === 'pt' ? 'en' : 'pt')
    await session.sayLanguage()
  }
  return (
    <HeaderMenu
      label={t('account.menu')}
      picture={<PersonAvatar name={user.name} src={user.avatar} size={36} />}
    >
      <div className={classes.who}>
        <strong>{user.name}</strong>
        <span>{t(`roles.${user.role}`)}</span>
      </div>
      <hr />
      <HeaderMenuEntry
        picture={<IconUser size={20} stroke={1.75} aria-hidden />}
        onClick={() => void navigate({ to: profilePaths[user.role] })}
      >
        {t('account.profile')}
      </HeaderMenuEntry>
      {user.role === 'customer' && <Places />}
      <HeaderMenuEntry
        picture={<IconLanguage size={20} stroke={1.75} aria-hidden />}
        onClick={() => void switchLanguage()}
      >
        {t('account.otherLanguage')}
      </HeaderMenuEntry>
      <HeaderMenuEntry
        picture={<IconLogout size={20} stroke={1.75} aria-hidden />}
        onClick={() => void session.signOut()}
      >
        {t('account.signOut')}
      </HeaderMenuEntry>
    </HeaderMenu>
  )
}
