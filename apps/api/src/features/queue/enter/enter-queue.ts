import type { enterQueue as endpoint } from '@emma/contracts/queue'
import { queuePaid } from '@emma/domain/earnings'
import { MINUTE } from '@emma/domain/interval'
import { isPix, paymentPartsOf, usesWallet } from '@emma/domain/payments'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import { Accepted, type CallOf, type UseCase } from '../../../http/mount.ts'
import { policyOf, refusalOfNow } from '../../booking/index.ts'
import { countedAs, refusalOfPayer } from '../../cards/index.ts'
import { requireBookable } from '../../dependents/index.ts'
import {
  type Charging,
  chargeWithin,
  insertPayment,
  paymentSteps,
  requireCard,
} from '../../payments/index.ts'
import { logAccess } from '../../records/index.ts'
import { readVariables } from '../../variables/index.ts'
import { balanceOf, lockCredits } from '../../wallet/index.ts'
import { complaintCell, redFlagsCell } from '../cells.ts'
import { beginWaiting } from '../money/waiting.repo.ts'
import { isAttended } from '../queue-status.repo.ts'
import {
  type EntryRow,
  findEntry,
  findEntryByKey,
  findOpenEntry,
  insertEntry,
  type NewEntry,
} from './entries.repo.ts'
import { kindOfCare } from './kind-of-care.ts'
import { showEntry } from './show-entry.ts'

type Call = CallOf<typeof endpoint>
type Variables = Awaited<ReturnType<typeof readVariables>>

interface Entered extends Charging {
  readonly entryId: string
}

/** A repeated call after a lost answer finds its entry, and queries the charge. */
const resumed = ({ id, payment_id }: EntryRow): Entered => ({
  entryId: id,
  paymentId: payment_id,
  charge: 'ask',
})

const findKnown = (tx: Tx, { actor, idempotencyKey }: Call) =>
  idempotencyKey === undefined ? undefined : findEntryByKey(tx, actor.customerId, idempotencyKey)

/** The payment: the card charged and the credits spent. */
const paying = async (deps: Deps, tx: Tx, { actor, body, client: { address } }: Call, price: number) => {
  const { customerId } = actor
  const credits = usesWallet(body.payment_method) ? await lockCredits(tx, customerId) : []
  const parts = paymentPartsOf(body.payment_method, price, balanceOf(credits))
  if (!parts.ok) throw new AppError(parts.code)
  const asked = { customerId, cardId: body.card_id, method: body.payment_method }
  const card = await requireCard(tx, asked, parts.value)
  const charged = card && { customerId, address, card }
  const paused = charged ? await refusalOfPayer(deps, charged) : undefined
  if (paused) throw paused
  return {
    credits,
    parts: parts.value,
    card: { cardId: card?.id ?? null, countedAs: charged && countedAs(charged) },
  }
}

interface Draft {
  readonly patient: Pick<NewEntry, 'dependentId' | 'kindOfCare'>
  readonly variables: Variables
  readonly isPaid: boolean
}

const draft = async (deps: Deps, tx: Tx, call: Call, { patient, variables, isPaid }: Draft) => {
  const { actor, body, idempotencyKey } = call
  const [id, now] = [deps.newId(), deps.clock.now()]
  const cell = { id, customer_id: actor.customerId }
  const flags = [...new Set(body.red_flags)]
  const holdMinutes = isPix(body.payment_method) ? variables.pix_minutes : variables.hold_minutes
  return {
    id,
    customerId: actor.customerId,
    ...patient,
    complaintSealed: await deps.vault.seal(tx, complaintCell(cell), body.complaint),
    redFlagsSealed: flags.length === 0 ? null : await deps.vault.seal(tx, redFlagsCell(cell), flags),
    price: variables.urgent_care_price,
    platformPercent: variables.platform_fee_percent,
    policy: policyOf(variables),
    queueMinutes: variables.queue_minutes,
    method: body.payment_method,
    holdExpiresAt: isPaid ? null : new Date(now.getTime() + holdMinutes * MINUTE),
    key: idempotencyKey ?? null,
    now,
  }
}

const enter = async (deps: Deps, tx: Tx, call: Call): Promise<Entered> => {
  const { actor, client } = call
  const { customerId } = actor
  const known = await findKnown(tx, call)
  if (known) return resumed(known)
  if (await findOpenEntry(tx, customerId)) throw new AppError('already_in_queue')
  const { dependent_id: dependentId = null, kind_of_care: chosen } = call.body
  await requireBookable(deps, tx, { customerId, dependentId })
  const elsewhere = await refusalOfNow(deps, tx, { customerId, dependentId })
  if (elsewhere) throw elsewhere
  const patient = { dependentId, kindOfCare: await kindOfCare(deps, tx, actor, { dependentId, chosen }) }
  if (!(await isAttended(tx, patient.kindOfCare))) throw new AppError('nobody_on_duty')
  const variables = await readVariables(tx)
  const { credits, parts, card } = await paying(deps, tx, call, variables.urgent_care_price)
  const isPaid = parts.provider === 0
  const entry = await draft(deps, tx, call, { patient, variables, isPaid })
  const { id: entryId, now, method } = entry
  if (!(await insertEntry(tx, entry))) throw new AppError('already_in_queue')
  const payment = {
    id: deps.newId(),
    sold: { kind: 'queue_entry', id: entryId },
    customerId,
    method,
    parts,
    ...card,
    installments: 1,
    // Who attends and earns is not known yet.
    providerSplit: [],
    paidAt: isPaid ? now : null,
    now,
  } as const
  await insertPayment(
    tx,
    payment,
    paymentSteps(deps, payment, credits, (paid) => queuePaid(customerId, paid)),
  )
  if (isPaid) await beginWaiting(tx, { entryId, queueMinutes: entry.queueMinutes, now })
  await logAccess(tx, { actor, client, now }, [
    { customerId, action: 'create', object: 'queue', objectId: entryId, basis: 'own' },
  ])
  await deps.jobs.add(tx, 'tell-queue', { entryId })
  return { entryId, paymentId: payment.id, charge: isPaid ? 'none' : 'make' }
}

/** Enters the queue: one transaction for everything of ours, then the charge. */
export const enterQueue: UseCase<typeof endpoint> = async (deps, call) => {
  const { red_flags: flags = [], red_flags_acknowledged: isAcknowledged } = call.body
  if (flags.length > 0 && isAcknowledged !== true) throw new AppError('emergency_not_acknowledged')
  const entered = await inTransaction(deps.db, (tx) => enter(deps, tx, call))
  await chargeWithin(deps, entered)
  const row = await findEntry(deps.db, entered.entryId)
  if (!row) throw notFound()
  if (row.status === 'expired') {
    throw new AppError('payment_refused', row.refused_reason ? { reason: row.refused_reason } : {})
  }
  const entry = await showEntry(deps, row)
  return row.status === 'awaiting_payment' ? new Accepted(entry) : entry
}
