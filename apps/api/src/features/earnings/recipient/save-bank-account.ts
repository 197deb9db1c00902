import type { saveBankAccount as endpoint } from '@emma/contracts/earnings/bank-accounts'
import type { BankAccountDetails } from '@emma/domain/earnings'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { CallOf, UseCase } from '../../../http/mount.ts'
import { ProviderUnknown } from '../../../providers/payments/port.ts'
import { requireFactorOrProof } from '../../auth/index.ts'
import { toBankAccount } from './bank-account.present.ts'
import { openDetails, ownDocuments, sealDetails } from './bank-account-details.ts'
import { findActiveAccount, findOwner, insertPending } from './bank-accounts.repo.ts'
import { checkedAccount } from './checked-account.ts'
import { callEnd, type Registered, registerAccount } from './register-bank-account.ts'

type Body = CallOf<typeof endpoint>['body']
const SAFETY_NET_MS = 30_000

/** An account in the specialist's own name. */
const checked = async (deps: Deps, specialistId: string, body: Body): Promise<BankAccountDetails> => {
  const { cpf, cnpj } = await ownDocuments(deps, deps.db, await findOwner(deps.db, specialistId))
  return checkedAccount(body, [cpf, cnpj])
}

/** Committed before the provider is called, with the job that continues if this process dies. */
const keepPending = (deps: Deps, specialistId: string, of: BankAccountDetails, body: Body): Promise<string> =>
  inTransaction(deps.db, async (tx) => {
    const id = deps.newId()
    const now = deps.clock.now()
    const { bankCode, ...numbers } = of
    const sealed = { ...numbers, kind: body.type_account, holderName: body.name_account }
    const detailsSealed = await sealDetails(deps, tx, { specialistId, id }, sealed)
    const endsWith = `${of.account.slice(-3)}-${of.accountDigit}`
    const row = { id, specialistId, bankCode, detailsSealed, endsWith, now, askedUntil: callEnd(now) }
    if (!(await insertPending(tx, row))) throw new AppError('request_in_progress', { retryAfter: 15 })
    await deps.jobs.add(
      tx,
      'register-bank-account',
      { accountId: id },
      { inMs: SAFETY_NET_MS, key: `bank-account:${id}` },
    )
    return id
  })

const ask = async (deps: Deps, accountId: string): Promise<Registered> => {
  try {
    return await registerAccount(deps, accountId)
  } catch (error) {
    if (error instanceof ProviderUnknown) throw new AppError('provider_failed', { cause: error })
    throw error
  }
}

/** The account becomes active once the provider has accepted it; until then the previous one is. */
export const saveBankAccount: UseCase<typeof endpoint> = async (deps, call) => {
  const { actor, params, body } = call
  const { specialistId } = actor
  if (params.id !== specialistId) throw notFound()
  await requireFactorOrProof(deps, call)
  const details = await checked(deps, specialistId, body)
  const outcome = await ask(deps, await keepPending(deps, specialistId, details, body))
  if (outcome === 'refused') throw new AppError('bank_account_refused')
  const row = await findActiveAccount(deps.db, specialistId)
  if (!row) throw new AppError('request_in_progress', { retryAfter: 15 })
  return toBankAccount(row, await openDetails(deps, deps.db, row))
}
