import { Menu, UnstyledButton } from '@mantine/core'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSession, useUser } from '../../lib/use-session.ts'
import { PersonAvatar } from '../person-avatar.tsx'
import classes from './account-menu.module.css'

const profiles = {
  customer: '/customer/perfil',
  specialist: '/specialist/perfil',
  admin: '/admin/perfil',
} as const

/** Who is logged in: profile and the way out. */
export const AccountMenu = () => {
  const { t } = useTranslation()
  const session = useSession()
  const user = useUser()
  if (!user) return null
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label={t('account.menu')}>
          <PersonAvatar name={user.name} src={user.avatar} size={36} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <strong>{user.name}</strong>
          <span>{t(`roles.${user.role}`)}</span>
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to={profiles[user.role]} leftSection={<IconUser size={18} aria-hidden />}>
          {t('account.profile')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={18} aria-hidden />} onClick={() => void session.signOut()}>
          {t('account.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
