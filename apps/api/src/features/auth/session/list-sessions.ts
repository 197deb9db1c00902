import type { listSessions as endpoint } from '@emma/contracts/auth'
import type { UseCase } from '../../../http/mount.ts'
import { deviceOf } from './device.ts'
import { countSessions, findSessions } from './sessions.repo.ts'

export const listSessions: UseCase<typeof endpoint> = async ({ db, clock }, call) => {
  const { actor, query, client } = call
  const now = clock.now()
  const [rows, total] = await Promise.all([
    findSessions(db, actor.userId, now, query),
    countSessions(db, actor.userId, now),
  ])
  const data = rows.map(({ id, user_agent, address, created_at, last_used_at }) => ({
    id,
    device: deviceOf(user_agent, client.language),
    address,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    current: id === actor.sessionId,
  }))
  return { data, meta: { ...query, total } }
}
