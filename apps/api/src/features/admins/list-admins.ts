import type { listAdmins as endpoint } from '@emma/contracts/admins'
import type { UseCase } from '../../http/mount.ts'
import { toAdmin } from './admins.present.ts'
import { findAdmins } from './admins.repo.ts'

export const listAdmins: UseCase<typeof endpoint> = async ({ readDb }, { query }) => {
  const { page, pageSize, sort, search = '', status } = query
  const { rows, total } = await findAdmins(readDb, { search, status, page, pageSize, sort })
  return { data: rows.map((row) => toAdmin(row)), meta: { page, pageSize, total } }
}
