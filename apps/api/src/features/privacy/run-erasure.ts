import privacy from '@emma/phrases/privacy'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { avatarPath } from '../../files/index.ts'
import { ProviderRejected } from '../../providers/payments/port.ts'
import { cpfCell } from '../dependents/index.ts'
import { anonymise } from './anonymise.repo.ts'
import {
  countOpenMatters,
  deleteAccountData,
  deleteChats,
  deleteDataKeys,
  deleteExams,
  deleteNotes,
  type ErasureRow,
  findDependentsToSeal,
  findErasure,
  findProviderCards,
  findStalledErasures,
  isRetained,
  lockUntold,
  markErased,
  markTold,
} from './erasure.repo.ts'
import { endExport, findNewestExport } from './exports.repo.ts'

const STALLED_MS = 10 * 60_000

/** The last message to the address, once, before it is gone. */
const sayGoodbye = (deps: Deps, { customer_id, email, first_name }: ErasureRow) =>
  inTransaction(deps.db, async (tx) => {
    if (!(await lockUntold(tx, customer_id))) return
    const text = privacy.erased.email.replace('{{name}}', first_name)
    await deps.email.send({ to: email, subject: privacy.erased.subject, text })
    await markTold(tx, customer_id, deps.clock.now())
  })

/** Cards at the provider; what it does not know any more is gone already. */
const removeCards = async (deps: Deps, row: ErasureRow): Promise<void> => {
  if (row.provider_customer_id === null) return
  for (const card of await findProviderCards(deps.db, row.customer_id)) {
    await deps.payments.removeCard(row.provider_customer_id, card).catch((error: unknown) => {
      if (!(error instanceof ProviderRejected)) throw error
    })
  }
}

/** A copy of the data that was not fetched, the picture, the exams, which are the patient's own, and the chats. */
const removeFiles = async (deps: Deps, tx: Tx, row: ErasureRow): Promise<void> => {
  const copy = await findNewestExport(tx, row.customer_id)
  if (copy) await endExport(tx, copy.id, 'forgotten', deps.clock.now())
  const keys = [copy?.file_key, row.avatar_key === null ? undefined : avatarPath(row.avatar_key)]
  keys.push(...(await deleteExams(tx, row.customer_id)), ...(await deleteChats(tx, row.customer_id)))
  for (const key of keys) if (key !== undefined) await deps.jobs.add(tx, 'remove-file', { key })
}

/** The dependents, by the ids under which retained records know them. */
const sealedPeopleOf = async (deps: Deps, tx: Tx, customerId: string) => {
  const rows = await findDependentsToSeal(tx, customerId)
  return Promise.all(
    rows.map(async ({ id, name, birth_date: birthDate, cpf_sealed }) => {
      const cpf = cpf_sealed === null ? null : await deps.vault.open(tx, cpfCell(customerId, id), cpf_sealed)
      return { id, name, cpf, birthDate }
    }),
  )
}

/** Whom retained records and receipts are about, for the authorities that may ask; opened by nothing else. */
const sealIdentity = async (deps: Deps, tx: Tx, row: ErasureRow): Promise<Buffer> => {
  const subjectId = row.customer_id
  const cpfCell = { subjectId, column: 'customers.cpf_sealed', rowId: subjectId }
  const cpf = row.cpf_sealed === null ? null : await deps.vault.open(tx, cpfCell, row.cpf_sealed)
  const dependents = await sealedPeopleOf(deps, tx, subjectId)
  const identity = { name: `${row.first_name} ${row.last_name}`, cpf, birthDate: row.birth_date, dependents }
  const cell = { subjectId, column: 'erasures.identity_sealed', rowId: subjectId }
  return deps.vault.seal(tx, cell, identity)
}

const erase = (deps: Deps, row: ErasureRow) =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const owner = { customerId: row.customer_id, userId: row.user_id }
    const kept = await isRetained(tx, owner.customerId)
    const identitySealed = kept ? await sealIdentity(deps, tx, row) : null
    await removeFiles(deps, tx, row)
    await deleteAccountData(tx, owner, now)
    await anonymise(tx, owner, { name: privacy.erased.name, now })
    if (!kept) await deleteNotes(tx, owner.customerId)
    await deleteDataKeys(tx, kept ? [owner.userId] : [owner.userId, owner.customerId])
    await markErased(tx, { customerId: owner.customerId, identitySealed, now })
  })

/**
 * Makes an account nobody's. Each step may be done twice, so that a job that died is begun again; the last one is one
 * transaction, after which there is nothing left to do.
 * @throws Error while a booking that was under way at the moment of the request is not over
 */
export const runErasure = async (
  deps: Deps,
  { customerId }: { readonly customerId: string },
): Promise<void> => {
  const row = await findErasure(deps.db, customerId)
  if (!row) return
  const open = await countOpenMatters(deps.db, customerId)
  if (Object.values(open).some((count) => count > 0)) throw new Error('The account has open matters')
  await sayGoodbye(deps, row)
  await removeCards(deps, row)
  await erase(deps, row)
}

/** Erasures whose job was lost with its process. */
export const resumeErasures = async (deps: Deps): Promise<void> => {
  const before = new Date(deps.clock.now().getTime() - STALLED_MS)
  for (const customerId of await findStalledErasures(deps.db, before)) {
    await runErasure(deps, { customerId }).catch((err: unknown) =>
      deps.log.warn({ err, customerId }, 'an erasure waits'),
    )
  }
}
