import { account, entryOf, queuePaid } from '@emma/domain/earnings'
import { MINUTE } from '@emma/domain/interval'
import type { CareKind, RedFlag } from '@emma/domain/queue'
import { variablesWith } from '@emma/domain/variables'
import { sql } from 'kysely'
import { inTransaction, type Tx } from '../../../src/db/transaction.ts'
import type { Deps } from '../../../src/deps.ts'
import { changeStatus } from '../../../src/features/booking/change/change-status.ts'
import { policyOf } from '../../../src/features/booking/index.ts'
import { insertPayment, paymentSteps } from '../../../src/features/payments/index.ts'
import { markCalled, markStarted } from '../../../src/features/queue/attend/calling.repo.ts'
import { complaintCell, redFlagsCell } from '../../../src/features/queue/cells.ts'
import { insertEntry } from '../../../src/features/queue/enter/entries.repo.ts'
import { beginWaiting, lockWaitingEntry } from '../../../src/features/queue/money/waiting.repo.ts'
import { attendWaiting } from '../../../src/features/queue/money/waiting-sale.ts'
import { postEntry } from '../../../src/features/wallet/index.ts'
import { later } from '../seed.ts'
import { urgentTexts } from '../texts/specialties.ts'
import type { Cast } from './agenda.ts'

const KEY = 'demo-queue-'
/** After this long a running demo resets its queue. */
const OLD = 40 * MINUTE

interface Waiting {
  readonly complaint: string
  readonly flags?: readonly RedFlag[]
  readonly minutesAgo: number
  readonly kind?: CareKind
}
const waiting = [
  { complaint: 'Febre de 38,5 desde ontem à noite, com dor no corpo.', minutesAgo: 14 },
  {
    complaint: 'Falta de ar leve depois de uma crise de asma, já usei a bombinha.',
    flags: ['short_breath'],
    minutesAgo: 6,
  },
  { complaint: 'Manchas vermelhas que coçam no braço desde o almoço.', minutesAgo: 3 },
  { complaint: 'Crise de ansiedade desde ontem, não consigo dormir.', minutesAgo: 2, kind: 'psychology' },
] as const satisfies readonly Waiting[]

/** Attendances of today, in minutes: how long ago they began, and their length. */
const attended = [
  { ago: 320, waited: 9, lasted: 14 },
  { ago: 250, waited: 16, lasted: 11 },
  { ago: 180, waited: 12, lasted: 19 },
  { ago: 95, waited: 7, lasted: 12 },
  { ago: 60, waited: 11, lasted: 16 },
] as const

interface Entering {
  readonly customerId: string
  readonly wait: Waiting
  readonly now: Date
}

/** Enters like a real patient, from a wallet with exactly the price. */
const enter = async (deps: Deps, tx: Tx, { customerId, wait, now }: Entering): Promise<string> => {
  const variables = variablesWith({})
  const [id, paymentId, creditId] = [deps.newId(), deps.newId(), deps.newId()]
  const price = variables.urgent_care_price
  const cell = { id, customer_id: customerId }
  const { complaint, flags = [], kind = 'general' } = wait
  await sql`INSERT INTO credits (id, customer_id, amount, remaining, reason, created_at)
    VALUES (${creditId}, ${customerId}, ${price}, ${price}, 'canceled_by_specialist', ${now})`.execute(tx)
  const paidIn = entryOf('appointment_canceled', [
    [account.provider, -price],
    [account.wallet(customerId), price],
  ])
  await postEntry(tx, paidIn, { id: deps.newId(), reference: creditId, at: now })
  await insertEntry(tx, {
    id,
    customerId,
    dependentId: null,
    kindOfCare: kind,
    complaintSealed: await deps.vault.seal(tx, complaintCell(cell), complaint),
    redFlagsSealed: flags.length === 0 ? null : await deps.vault.seal(tx, redFlagsCell(cell), flags),
    price,
    platformPercent: variables.platform_fee_percent,
    policy: policyOf(variables),
    queueMinutes: variables.queue_minutes,
    method: 'wallet',
    holdExpiresAt: null,
    key: `${KEY}${id}`,
    now,
  })
  const parts = { wallet: price, provider: 0 }
  const credits = [{ id: creditId, remaining: price }]
  const payment = {
    id: paymentId,
    sold: { kind: 'queue_entry', id },
    customerId,
    method: 'wallet',
    parts,
    cardId: null,
    installments: 1,
    providerSplit: [],
    countedAs: null,
    paidAt: now,
    now,
  } as const
  await insertPayment(
    tx,
    payment,
    paymentSteps(deps, payment, credits, (paid) => queuePaid(customerId, paid)),
  )
  await beginWaiting(tx, { entryId: id, queueMinutes: variables.queue_minutes, now })
  return id
}

const attend = async (
  deps: Deps,
  tx: Tx,
  entryId: string,
  specialistId: string,
  at: Date,
  lasted: number,
) => {
  await markCalled(tx, { entryId, specialistId, companyId: null, now: at })
  const sale = await lockWaitingEntry(tx, entryId)
  if (!sale) throw new Error('The demo attends nobody')
  const attending = { specialistId, companyId: null, platformPercent: 15, companyPercent: 0 }
  await attendWaiting({ deps, tx, sale, now: at }, { ...attending, endsAt: later(at, 30 * MINUTE) })
  await markStarted(tx, entryId, at)
  await changeStatus(deps, tx, { id: entryId, status: 'finished', now: later(at, lasted * MINUTE) })
}

/** One specialist of each kind is on duty, so that somebody can answer. */
const putOnDuty = async (tx: Tx, specialists: Cast['specialists']): Promise<void> => {
  const chosen = ['clinica-medica', 'pediatria', 'psicologia'].flatMap((slug) => {
    const first = specialists.slice(1).find(({ text }) => text.slug === slug)
    return first ? [first.specialistId] : []
  })
  const besides = urgentTexts.map(({ slug }) => slug)
  await sql`
    UPDATE specialists s SET on_duty = true WHERE id = ANY (${chosen}::uuid[]) OR EXISTS (
      SELECT FROM specialist_specialties o JOIN specialties y ON y.id = o.specialty_id
       WHERE o.specialist_id = s.id AND y.slug = ANY (${besides}::text[]))`.execute(tx)
}

/** People waiting for urgent care, and today's attended ones: a queue with an estimate. */
export const insertQueue = async (deps: Deps, tx: Tx, { others, specialists }: Cast): Promise<void> => {
  const now = deps.clock.now()
  const physicians = specialists.slice(1).filter(({ text }) => text.slug === 'clinica-medica')
  await putOnDuty(tx, specialists)
  for (const [nth, { ago, waited, lasted }] of attended.entries()) {
    const [customer, colleague] = [others[nth], physicians[nth % physicians.length]]
    if (!customer || !colleague) continue
    const entered = {
      customerId: customer.customerId,
      wait: waiting[0],
      now: later(now, -(ago + waited) * MINUTE),
    }
    const id = await enter(deps, tx, entered)
    await attend(deps, tx, id, colleague.specialistId, later(now, -ago * MINUTE), lasted)
  }
  for (const [nth, wait] of waiting.entries()) {
    const customer = others[attended.length + nth]
    if (!customer) continue
    const since = later(now, -wait.minutesAgo * MINUTE)
    await enter(deps, tx, { customerId: customer.customerId, wait, now: since })
  }
}

/**
 * The demo's job: nobody waits for days, and attended people come again. They have already waited some minutes, so they
 * enter only an empty queue: a called person who goes back to their place must not find others ahead.
 */
export const keepQueue = (deps: Deps): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    await sql`
      UPDATE queue_entries SET waiting_since = waiting_since + moved.by, expires_at = expires_at + moved.by,
        created_at = created_at + moved.by
      FROM (SELECT ${later(now, -10 * MINUTE)}::timestamptz - max(waiting_since) AS by FROM queue_entries
        WHERE status = 'waiting' AND idempotency_key LIKE ${`${KEY}%`}) moved
      WHERE status = 'waiting' AND idempotency_key LIKE ${`${KEY}%`} AND EXISTS (SELECT FROM queue_entries old
        WHERE old.status = 'waiting' AND old.idempotency_key LIKE ${`${KEY}%`}
          AND old.waiting_since < ${later(now, -OLD)})`.execute(tx)
    const { rows } = await sql<{ customer_id: string }>`
      SELECT DISTINCT customer_id FROM queue_entries WHERE idempotency_key LIKE ${`${KEY}%`} AND NOT EXISTS (
        SELECT FROM queue_entries o WHERE o.status IN ('awaiting_payment', 'waiting', 'called', 'in_progress'))
      ORDER BY customer_id LIMIT ${waiting.length}`.execute(tx)
    for (const [nth, { customer_id: customerId }] of rows.entries()) {
      const wait = waiting[nth]
      if (wait) await enter(deps, tx, { customerId, wait, now: later(now, -wait.minutesAgo * MINUTE) })
    }
  })
