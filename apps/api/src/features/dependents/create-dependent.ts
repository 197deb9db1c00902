import type { createDependent as endpoint } from '@emma/contracts/dependents'
import { DEPENDENTS_MAX } from '@emma/domain/dependents'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../http/app-error.ts'
import { takeOnce } from '../../http/idempotency/once.ts'
import type { UseCase } from '../../http/mount.ts'
import { toDependent, todayIn } from './dependents.present.ts'
import { findDependents, insertDependent, lockAccount } from './dependents.repo.ts'
import { cpfValuesOf, refuseAdult } from './write-dependent.ts'

/** Adds a dependent to the account; a repeated call never adds a second one. */
export const createDependent: UseCase<typeof endpoint> = (deps, { actor: { customerId }, body, once }) =>
  inTransaction(deps.db, async (tx) => {
    if (once) await takeOnce(tx, once, deps.clock.now())
    const account = await lockAccount(tx, customerId)
    refuseAdult(deps, account, body)
    const existing = await findDependents(tx, customerId, false)
    if (existing.length >= DEPENDENTS_MAX) throw new AppError('dependents_limit')
    const id = deps.newId()
    const row = await insertDependent(tx, {
      id,
      customerId,
      name: body.name,
      birth_date: body.birthDate,
      sex: body.sex ?? null,
      relation: body.relation,
      ...(await cpfValuesOf(deps, tx, { id, customerId, account }, body.cpf ?? null)),
      now: deps.clock.now(),
    })
    return toDependent(deps, tx, row, todayIn(deps, account.time_zone))
  })
