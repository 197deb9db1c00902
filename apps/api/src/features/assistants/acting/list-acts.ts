import type {
  listAllTeamActs as every,
  listTeamActs as own,
  TeamActLine,
} from '@emma/contracts/assistants/team'
import type { UseCase } from '../../../http/mount.ts'
import { momentsOf } from '../../../http/period.ts'
import { type ActRow, findActs } from './acts.repo.ts'

const toLine = (row: ActRow): TeamActLine => ({
  id: row.id,
  at: row.at.toISOString(),
  assistant: { id: row.assistant_id, name: row.assistant_name },
  specialist: { id: row.specialist_id, name: row.specialist_name },
  act: row.act,
  outcome: row.outcome,
  schedule_id: row.schedule_id,
  patient: row.patient,
  starts_at: row.starts_at?.toISOString() ?? null,
})

/** The actions of assistants for the calling specialist. */
export const listTeamActs: UseCase<typeof own> = async ({ db }, { actor, query }) => {
  const { page, pageSize, assistant_id: assistantId } = query
  const { rows, total } = await findActs(db, { specialistId: actor.specialistId, assistantId }, query)
  return { data: rows.map(toLine), meta: { page, pageSize, total } }
}

/** The actions of all assistants, for admins, without the patients' names. */
export const listAllTeamActs: UseCase<typeof every> = async ({ readDb }, { actor, query }) => {
  const { page, pageSize, assistant_id: assistantId, specialist_id: specialistId, search } = query
  const period = momentsOf(query.from, query.to, actor.timeZone)
  const { rows, total } = await findActs(readDb, { specialistId, assistantId, search, ...period }, query)
  const data = rows.map((row) => ({ ...toLine(row), patient: null }))
  return { data, meta: { page, pageSize, total } }
}
