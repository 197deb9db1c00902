import * as auth from '@emma/contracts/auth'
import type { Mount } from '../../http/mount.ts'
import { authenticateToken } from './authenticate-token.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { refresh } from './refresh.ts'

export const authRoutes = (mount: Mount): void => {
  mount(auth.login, login)
  mount(auth.logout, logout)
  mount(auth.refresh, refresh)
  mount(auth.refreshAlias, refresh)
  mount(auth.authenticateToken, authenticateToken)
}
