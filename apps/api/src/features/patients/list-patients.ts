import type { listPatients as endpoint, PatientLine, PatientTag } from '@emma/contracts/patients'
import { wallTimeOf } from '@emma/domain/availability'
import { ageOn } from '@emma/domain/customers'
import { monthsBefore } from '@emma/domain/records'
import { avatarUrl } from '../../files/index.ts'
import type { UseCase } from '../../http/mount.ts'
import { readVariables } from '../variables/index.ts'
import { findPatients, type PatientRow } from './patients.repo.ts'
import { loadTags } from './tags.present.ts'

const toLine = (row: PatientRow, tags: readonly PatientTag[], today: string): PatientLine => ({
  id: row.id,
  customer_id: row.customer_id,
  dependent: row.dependent_id === null ? null : { id: row.dependent_id, name: row.name },
  name: row.name,
  photo: avatarUrl(row.avatar_key),
  age: row.birth_date === null ? null : ageOn(row.birth_date, today),
  attendances: row.attendances,
  last_at: row.last_at?.toISOString() ?? null,
  next_at: row.next_at?.toISOString() ?? null,
  unwritten: row.unwritten,
  tags: tags.filter(({ id }) => row.tag_ids.includes(id)),
})

/** The specialist's patients: names and days of their own appointments, and their own tags. */
export const listPatients: UseCase<typeof endpoint> = async (deps, { actor, query }) => {
  const { specialistId, timeZone } = actor
  const { search, tag, unwritten = false, ...asked } = query
  const now = deps.clock.now()
  const { care_months } = await readVariables(deps.db)
  const careSince = new Date(monthsBefore(now.getTime(), care_months))
  const filter = { ...asked, specialistId, now, careSince, search, tag, unwritten, sort: asked.sort }
  const { rows, total } = await findPatients(deps.db, filter)
  const tags = await loadTags(deps, deps.db, specialistId)
  const today = wallTimeOf(now.getTime(), timeZone).date
  return {
    data: rows.map((row) => toLine(row, tags, today)),
    meta: { page: asked.page, pageSize: asked.pageSize, total },
  }
}
