import * as admins from '@emma/contracts/admins'
import type { Mount } from '../../http/mount.ts'
import { changeAdminAvatar } from './change-admin-avatar.ts'
import { getAdmin } from './get-admin.ts'
import { updateAdmin } from './update-admin.ts'

export const adminsRoutes = (mount: Mount): void => {
  mount(admins.getAdmin, getAdmin)
  mount(admins.updateAdmin, updateAdmin)
  mount(admins.changeAdminAvatar, changeAdminAvatar)
}
