import { DAY } from '@emma/domain/interval'
import { type Act, keepAct } from '../../src/features/audit/index.ts'
import { storeVariable } from '../../src/features/variables/index.ts'
import type { Seed } from './seed.ts'

/** Changed and reverted: the value is the default again, and the history shows why. */
const moves = [
  { daysAgo: 40, from: 2, to: 3, reason: 'Prazo do parceiro de pagamentos no fim de ano.' },
  { daysAgo: 12, from: 3, to: 2, reason: 'O parceiro voltou ao prazo normal.' },
] as const

/** Acts of the demo's admin in the last weeks. */
export const insertAdminActs = async (seed: Seed, userId: string): Promise<void> => {
  const { deps, tx } = seed
  const session = {
    sessionId: deps.newId(),
    rules: [],
    timeZone: 'America/Sao_Paulo',
    secondFactor: 'shown',
  } as const
  const by = { actor: { role: 'admin', userId, ...session }, client: { address: '127.0.0.1' } } as const
  const keep = (daysAgo: number, act: Omit<Act, 'actor' | 'client'>) => {
    const now = new Date(seed.now.getTime() - daysAgo * DAY)
    return keepAct({ ...deps, clock: { now: () => now } }, tx, { ...by, ...act })
  }
  for (const { daysAgo, from, to, reason } of moves) {
    const now = new Date(seed.now.getTime() - daysAgo * DAY)
    const name = 'release_days'
    await storeVariable(tx, { id: deps.newId(), name, from, to, reason, userId, now })
    const change = { before: { value: from }, after: { value: to }, reason }
    await keep(daysAgo, { action: 'updated', entity: 'variable', entityId: name, ...change })
  }
  const { id, name } = await tx
    .selectFrom('specialties')
    .select(['id', 'name'])
    .where('enabled', '=', true)
    .orderBy('name')
    .executeTakeFirstOrThrow()
  const renamed = { before: { icon: 'stethoscope' }, after: { icon: 'heartbeat', name } }
  await keep(9, { action: 'updated', entity: 'specialty', entityId: id, ...renamed })
}
