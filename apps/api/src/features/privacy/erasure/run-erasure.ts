import { MINUTE } from '@emma/domain/interval'
import { phraseSetsIn } from '@emma/phrases/english'
import privacy from '@emma/phrases/privacy'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { avatarPath } from '../../../files/index.ts'
import { deleteKeysOf } from '../../../http/idempotency/idempotency.repo.ts'
import type { ErasedAccount, Erasure } from '../../../ports/erasure.ts'
import { ProviderRejected } from '../../../providers/payments/port.ts'
import { cpfCell } from '../../dependents/index.ts'
import { endExport, findNewestExport } from '../export/exports.repo.ts'
import {
  type ErasureRow,
  findDependentsToSeal,
  findErasure,
  findOpenMatters,
  findProviderCards,
  findStalledErasures,
  isRetained,
  lockUnnotified,
  markErased,
  markNotified,
  revokeSharedHistory,
} from './erasure.repo.ts'

type Parts = Erasure['parts']

const STALLED_MS = 10 * MINUTE

/** The last message to the address, once, before it is deleted. */
const sayGoodbye = (deps: Deps, { customer_id, email, first_name, language }: ErasureRow) =>
  inTransaction(deps.db, async (tx) => {
    if (!(await lockUnnotified(tx, customer_id))) return
    const { erased } = (await phraseSetsIn(language).privacy()).default
    const text = erased.email.replace('{{name}}', first_name)
    await deps.email.send({ to: email, language, subject: erased.subject, text })
    await markNotified(tx, customer_id, deps.clock.now())
  })

/** Deletes cards at the provider; one unknown there is already deleted. */
const removeCards = async (deps: Deps, row: ErasureRow): Promise<void> => {
  if (row.provider_customer_id === null) return
  for (const card of await findProviderCards(deps.db, row.customer_id)) {
    await deps.payments.removeCard(row.provider_customer_id, card).catch((error: unknown) => {
      if (!(error instanceof ProviderRejected)) throw error
    })
  }
}

/** The features' parts, with their files, the picture, and a copy of the data that was not fetched. */
const eraseParts = async (deps: Deps, tx: Tx, row: ErasureRow, account: ErasedAccount, parts: Parts) => {
  const copy = await findNewestExport(tx, row.customer_id)
  if (copy) await endExport(tx, copy.id, 'forgotten', account.now)
  const keys = [copy?.file_key, row.avatar_key === null ? undefined : avatarPath(row.avatar_key)]
  for (const part of parts) keys.push(...(await part(tx, account)))
  for (const key of keys) if (key !== undefined) await deps.jobs.add(tx, 'remove-file', { key })
}

/** The dependents, by the ids in retained records. */
const sealedPeopleOf = async (deps: Deps, tx: Tx, customerId: string) => {
  const rows = await findDependentsToSeal(tx, customerId)
  return Promise.all(
    rows.map(async ({ id, name, birth_date: birthDate, cpf_sealed }) => {
      const cpf = cpf_sealed === null ? null : await deps.vault.open(tx, cpfCell(customerId, id), cpf_sealed)
      return { id, name, cpf, birthDate }
    }),
  )
}

/** The identities behind retained records and receipts, for authorities entitled to them. Nothing else opens it. */
const sealIdentity = async (deps: Deps, tx: Tx, row: ErasureRow): Promise<Buffer> => {
  const subjectId = row.customer_id
  const cpfCell = { subjectId, column: 'customers.cpf_sealed', rowId: subjectId }
  const cpf = row.cpf_sealed === null ? null : await deps.vault.open(tx, cpfCell, row.cpf_sealed)
  const dependents = await sealedPeopleOf(deps, tx, subjectId)
  const identity = { name: `${row.first_name} ${row.last_name}`, cpf, birthDate: row.birth_date, dependents }
  const cell = { subjectId, column: 'erasures.identity_sealed', rowId: subjectId }
  return deps.vault.seal(tx, cell, identity)
}

const erase = (deps: Deps, row: ErasureRow, parts: Parts) =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const { customer_id: customerId, user_id: userId } = row
    const retained = await isRetained(tx, customerId)
    const identitySealed = retained ? await sealIdentity(deps, tx, row) : null
    const account = { customerId, userId, name: privacy.erased.name, isRetained: retained, now }
    await eraseParts(deps, tx, row, account, parts)
    await deleteKeysOf(tx, userId)
    await revokeSharedHistory(tx, userId, now)
    await deps.vault.erase(tx, retained ? [userId] : [userId, customerId])
    await markErased(tx, { customerId, identitySealed, now })
  })

/**
 * Erases an account. Each step can be repeated, so that a job that died starts again. The last step is one transaction,
 * after which nothing is left to do.
 * @throws Error while a booking that was in progress at the request is not over
 */
export const runErasure = async (deps: Deps, customerId: string, parts: Parts): Promise<void> => {
  const row = await findErasure(deps.db, customerId)
  if (!row) return
  const open = await findOpenMatters(deps.db, customerId)
  if (open.length > 0) throw new Error('The account has open matters')
  await sayGoodbye(deps, row)
  await removeCards(deps, row)
  await erase(deps, row, parts)
}

/** Resumes erasures whose job was lost with its process. */
export const resumeErasures = async (deps: Deps, parts: Parts): Promise<void> => {
  const before = new Date(deps.clock.now().getTime() - STALLED_MS)
  for (const customerId of await findStalledErasures(deps.db, before)) {
    await runErasure(deps, customerId, parts).catch((err: unknown) =>
      deps.log.warn({ err, customerId }, 'an erasure waits'),
    )
  }
}
