import * as admins from '@emma/contracts/admins'
import type { Mount } from '../../http/mount.ts'
import { changeAdminAvatar } from './change-admin-avatar.ts'
import { createAdmin } from './create-admin.ts'
import { getAdmin } from './get-admin.ts'
import { inviteAdmin } from './invite-admin.ts'
import { listAdmins } from './list-admins.ts'
import { deleteAdmin, restoreAdmin } from './remove-admin.ts'
import { updateAdmin } from './update-admin.ts'

export const adminsRoutes = (mount: Mount): void => {
  mount(admins.listAdmins, listAdmins)
  mount(admins.createAdmin, createAdmin)
  mount(admins.getAdmin, getAdmin)
  mount(admins.updateAdmin, updateAdmin)
  mount(admins.deleteAdmin, deleteAdmin)
  mount(admins.restoreAdmin, restoreAdmin)
  mount(admins.inviteAdmin, inviteAdmin)
  mount(admins.changeAdminAvatar, changeAdminAvatar)
}
