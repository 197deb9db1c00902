import { type updateDependent as endpoint, relation } from '@emma/contracts/dependents'
import type { BodyOf } from '@emma/contracts/kit'
import * as z from 'zod/mini'
import { inTransaction } from '../../db/transaction.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { toDependent, todayIn } from './dependents.present.ts'
import { changeDependent, type DependentValues, lockAccount, lockDependent } from './dependents.repo.ts'
import { cpfValuesOf, refuseAdult } from './write-dependent.ts'

type Body = BodyOf<typeof endpoint>

/** Absent fields stay. */
const plainValuesOf = ({ name, birthDate, sex, relation }: Body): Partial<DependentValues> => ({
  ...(name === undefined ? {} : { name }),
  ...(birthDate === undefined ? {} : { birth_date: birthDate }),
  ...(sex === undefined ? {} : { sex }),
  ...(relation === undefined ? {} : { relation }),
})

/** Changes the sent fields of a dependent; one who came of age may still be corrected. */
export const updateDependent: UseCase<typeof endpoint> = (
  deps,
  { actor: { customerId }, params: { id }, body },
) =>
  inTransaction(deps.db, async (tx) => {
    const account = await lockAccount(tx, customerId)
    const existing = await lockDependent(tx, customerId, id)
    if (!existing || existing.birth_date === null) throw notFound()
    if (body.birthDate !== undefined || body.relation !== undefined) {
      refuseAdult(deps, account, {
        birthDate: body.birthDate ?? existing.birth_date,
        relation: body.relation ?? z.parse(relation, existing.relation),
      })
    }
    const cpf =
      body.cpf === undefined ? {} : await cpfValuesOf(deps, tx, { id, customerId, account }, body.cpf)
    const row = await changeDependent(tx, id, { ...plainValuesOf(body), ...cpf }, deps.clock.now())
    return toDependent(deps, tx, row, todayIn(deps, account.time_zone))
  })
