import type { updateVariable as endpoint } from '@emma/contracts/variables'
import { boundsOf, checkVariable, isVariableName } from '@emma/domain/variables'
import { inTransaction } from '../../db/transaction.ts'
import { type AppError, invalidField, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { keepAct } from '../audit/index.ts'
import { toVariable } from './variables.present.ts'
import { readVariables } from './variables.repo.ts'
import { findSet, lockVariables, storeVariable } from './variables-admin.repo.ts'

const outside = (value: number, { min, max }: ReturnType<typeof boundsOf>): AppError =>
  value > max ? invalidField('value', 'most', { bound: max }) : invalidField('value', 'least', { bound: min })

/**
 * Changes a variable from now on. Every statement that needs it reads it again, in every process; existing bookings
 * keep the policy and the split they were made with. The same value again changes nothing.
 */
export const updateVariable: UseCase<typeof endpoint> = async (deps, { actor, client, params, body }) => {
  const { id } = params
  if (!isVariableName(id)) throw notFound()
  await inTransaction(deps.db, async (tx) => {
    await lockVariables(tx)
    const current = await readVariables(tx)
    const { value: to, reason = null } = body
    const from = current[id]
    if (!checkVariable(id, to, current).ok) throw outside(to, boundsOf(id, current))
    if (to === from) return
    const { userId } = actor
    await storeVariable(tx, { id: deps.newId(), name: id, from, to, reason, userId, now: deps.clock.now() })
    const what = { actor, client, action: 'updated', entity: 'variable', entityId: id } as const
    await keepAct(deps, tx, { ...what, before: { value: from }, after: { value: to }, reason })
  })
  return toVariable(id, await findSet(deps.db))
}
