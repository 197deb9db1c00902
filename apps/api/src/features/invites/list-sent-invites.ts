import type { listSentInvites as endpoint } from '@emma/contracts/invites'
import type { UseCase } from '../../http/mount.ts'
import { loadAdministered } from '../companies/index.ts'
import { openEmail, toInvite } from './invites.present.ts'
import { countSent, findSent } from './invites.repo.ts'

export const listSentInvites: UseCase<typeof endpoint> = async (deps, { actor, params, query }) => {
  const { db, vault, clock } = deps
  const { page, pageSize, status } = query
  const { id: companyId } = await loadAdministered(db, actor, params.id)
  const now = clock.now()
  const asked = { companyId, status, now, limit: pageSize, offset: (page - 1) * pageSize }
  const [rows, total] = await Promise.all([findSent(db, asked), countSent(db, asked)])
  const invites = await Promise.all(
    rows.map(async (row) => toInvite(row, now, await openEmail(vault, db, row))),
  )
  return { invites, meta: { page, pageSize, total } }
}
