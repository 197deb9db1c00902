import type { listInvitable as endpoint } from '@emma/contracts/invites'
import type { UseCase } from '../../http/mount.ts'
import { loadAdministered } from '../companies/index.ts'
import { countInvitable, findInvitable } from './invitable.repo.ts'
import { toInvitable } from './invites.present.ts'

export const listInvitable: UseCase<typeof endpoint> = async ({ db, clock }, { actor, params, query }) => {
  const { page, pageSize, search = '' } = query
  const { id: companyId } = await loadAdministered(db, actor, params.id)
  const asked = { companyId, search, now: clock.now(), limit: pageSize, offset: (page - 1) * pageSize }
  const [rows, total] = await Promise.all([findInvitable(db, asked), countInvitable(db, asked)])
  return { data: rows.map(toInvitable), meta: { page, pageSize, total } }
}
