import type { listAllSpecialists as endpoint } from '@emma/contracts/specialists/review'
import { parseCpf } from '@emma/domain/customers'
import { avatarUrl } from '../../../files/index.ts'
import type { UseCase } from '../../../http/mount.ts'
import { councilOf, statusOf } from '../profile/profile.present.ts'
import { findForReview, type ReviewRow } from './review.repo.ts'

const toRow = (row: ReviewRow) => ({
  id: row.id,
  uuid: row.id,
  name: row.name,
  email: row.email,
  avatar: avatarUrl(row.avatar_key),
  status: statusOf(row),
  council: councilOf(row),
  specialties: [...row.specialties],
  city: row.city,
  state: row.state,
  emailConfirmed: row.email_confirmed,
  hasDocument: row.has_document,
  created_at: row.created_at.toISOString(),
  submitted_at: row.submitted_at?.toISOString() ?? null,
})

/** Every specialist, for the admin. */
export const listAllSpecialists: UseCase<typeof endpoint> = async ({ readDb, vault }, { query }) => {
  const { page, pageSize, sort, search = '', status } = query
  const cpf = parseCpf(search)
  const cpfHash = cpf.ok ? vault.blindIndex(cpf.value) : null
  const { rows, total } = await findForReview(readDb, { search, cpfHash, status }, { page, pageSize, sort })
  return { data: rows.map(toRow), meta: { page, pageSize, total } }
}
