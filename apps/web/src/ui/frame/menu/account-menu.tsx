import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { chooseLanguage, currentLanguage } from '../../../lib/i18n/i18n.ts'
import { profilePaths } from '../../../lib/session/landing.ts'
import { useSession, useUser } from '../../../lib/session/use-session.ts'
import { PersonAvatar } from '../../person/person-avatar.tsx'
import classes from './header-menu.module.css'
import { HeaderMenu, HeaderMenuEntry } from './header-menu.tsx'

/** Who is logged in: profile and the way out. */
export const AccountMenu = () => {
  const { t } = useTranslation()
  const session = useSession()
  const navigate = useNavigate()
  const user = useUser()
  if (!user) return null
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
      <HeaderMenuEntry
        picture={<IconLanguage size={20} stroke={1.75} aria-hidden />}
        onClick={() => void chooseLanguage(currentLanguage() === 'pt' ? 'en' : 'pt')}
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
