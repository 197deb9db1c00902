import { getDashboard as endpoint } from '@emma/contracts/dashboard'
import type { Mount } from '../../http/mount.ts'
import { getDashboard } from './get-dashboard.ts'

export const dashboardRoutes = (mount: Mount): void => {
  mount(endpoint, getDashboard)
}
