import { type readTimeline as endpoint, timelineKinds } from '@emma/contracts/patients/timeline'
import { inTransaction } from '../../../db/transaction.ts'
import type { UseCase } from '../../../http/mount.ts'
import type { Access } from '../../../ports/access-log.ts'
import { requirePatient } from '../../dependents/index.ts'
import { logAccess, readerOf, sightOf } from '../../records/index.ts'
import { type Asked, type Found, sources } from './sources.ts'

const byNewest = (a: Found, b: Found): number => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1)

/** Log entries of a page: that it was opened, and each thing on it once. */
const linesOf = (found: readonly Found[], { person, reader }: Asked): Access[] => {
  const { customerId, dependentId } = person
  const opened = {
    object: 'history',
    objectId: dependentId ?? customerId,
    basis: reader.care ? 'care' : 'break_glass',
  } as const
  const lines = [opened, ...found.flatMap(({ access }) => access ?? [])].map(
    (access): Access => ({ customerId, action: 'list', ...access }),
  )
  return [...new Map(lines.map((line) => [`${line.object} ${line.objectId}`, line])).values()]
}

/** A page of everything dated of one patient: each kind returns its newest, and the newest of all are shown. */
export const readTimeline: UseCase<typeof endpoint> = (deps, { actor, client, params, query }) =>
  inTransaction(deps.db, async (tx) => {
    const { customerId } = params
    const { dependent_id: dependentId = null, kind, page, pageSize } = query
    const person = { customerId, dependentId }
    const sight = await sightOf(deps, tx, actor, person)
    await requirePatient(tx, person)
    const whom = { specialist_id: null, customer_id: customerId, dependent_id: dependentId }
    const reader = await readerOf(deps, tx, actor, whom)
    const most = page * pageSize
    const asked = { deps, tx, actor, person, reader, sight, most }
    const kinds = kind === undefined ? timelineKinds : [kind]
    const parts = []
    for (const each of kinds) parts.push(await sources[each](asked))
    const shown = parts
      .flatMap(({ found }) => found)
      .toSorted(byNewest)
      .slice(most - pageSize, most)
    const data = []
    for (const { open } of shown) data.push(await open())
    await logAccess(tx, { actor, client, now: deps.clock.now() }, linesOf(shown, asked))
    return { data, meta: { page, pageSize, total: parts.reduce((sum, { total }) => sum + total, 0) } }
  })
