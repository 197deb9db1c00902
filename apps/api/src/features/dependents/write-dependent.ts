import type { Relation } from '@emma/domain/dependents'
import { checkDependency } from '@emma/domain/dependents'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { invalidField } from '../../http/app-error.ts'
import { cpfCell } from './cpf-cell.ts'
import { todayIn } from './dependents.present.ts'
import { isCpfOfAnother, type lockAccount } from './dependents.repo.ts'

type Account = Awaited<ReturnType<typeof lockAccount>>

/**
 * A person who is neither a minor nor under guardianship needs an account of their own. @throws AppError
 * `validation_failed`
 */
export const refuseAdult = (
  deps: Deps,
  { time_zone }: Account,
  dependency: { readonly birthDate: string; readonly relation: Relation },
): void => {
  const found = checkDependency(dependency, todayIn(deps, time_zone))
  if (!found.ok) throw invalidField('birthDate', found.code)
}

/**
 * The CPF columns to write: the dependent's own, neither the guardian's nor another dependent's of the account.
 * @throws AppError `validation_failed`
 */
export const cpfValuesOf = async (
  deps: Deps,
  tx: Tx,
  {
    id,
    customerId,
    account,
  }: { readonly id: string; readonly customerId: string; readonly account: Account },
  cpf: string | null,
) => {
  if (cpf === null) return { cpf_sealed: null, cpf_hash: null }
  const cpf_hash = deps.vault.blindIndex(cpf)
  const isGuardians = account.cpf_hash?.equals(cpf_hash) === true
  if (isGuardians || (await isCpfOfAnother(tx, { customerId, id, cpfHash: cpf_hash }))) {
    throw invalidField('cpf', 'cpf_of_another')
  }
  return { cpf_sealed: await deps.vault.seal(tx, cpfCell(customerId, id), cpf), cpf_hash }
}
