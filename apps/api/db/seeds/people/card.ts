import { inTransaction } from '../../../src/db/transaction.ts'
import type { Deps } from '../../../src/deps.ts'
import { insertCard } from '../../../src/features/cards/cards.repo.ts'
import { markOf } from '../../../src/features/cards/fingerprint.ts'
import { ensurePayer, findPayingCard } from '../../../src/features/cards/index.ts'

/** The provider's test card that gets approved (https://docs.pagar.me). */
const testCard = { number: '4000000000000010', exp_month: 12, cvv: '123' }

const tokenise = async ({ payments, clock }: Deps, holder: string): Promise<string> => {
  const card = { ...testCard, holder_name: holder, exp_year: clock.now().getUTCFullYear() + 4 }
  const response = await fetch(payments.tokenization().url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'card', card }),
    signal: AbortSignal.timeout(3000),
  })
  const body: unknown = await response.json()
  if (typeof body !== 'object' || body === null || !('id' in body)) throw new Error('No card token')
  return String(body.id)
}

/** Gives the demo patient a card at the provider, as browser and server do together. */
export const addDemoCard = async (deps: Deps, customerId: string, holder: string): Promise<void> => {
  const token = await tokenise(deps, holder)
  const { id: providerCardId, ...kept } = await deps.payments.addCard(
    await ensurePayer(deps, customerId),
    token,
    undefined,
  )
  const card = {
    ...kept,
    mark: markOf(deps, kept),
    id: deps.newId(),
    customerId,
    providerCardId,
    kept: true,
    now: deps.clock.now(),
  }
  await inTransaction(deps.db, (tx) => insertCard(tx, card))
}

/**
 * Charges the demo patient's paid appointments at the provider too, so that a cancellation refunds real money there.
 * Each under its payment's own key: repeating charges nothing.
 */
export const chargeComing = async (deps: Deps, customerId: string): Promise<void> => {
  const card = await findPayingCard(deps.db, customerId, undefined)
  if (!card) return
  const open = await deps.db
    .selectFrom('payments as p')
    .innerJoin('appointments as a', 'a.id', 'p.appointment_id')
    .select(['p.id', 'a.id as appointment_id', 'p.provider_amount', 'p.provider_key'])
    .where('p.customer_id', '=', customerId)
    .where('a.status', '=', 'confirmed')
    .where('p.status', '=', 'paid')
    .where('p.method', '=', 'credit_card')
    .where('p.provider_charge_id', 'is', null)
    .execute()
  for (const payment of open) {
    const charge = await deps.payments.charge({
      key: payment.provider_key,
      code: payment.appointment_id,
      customerId: await ensurePayer(deps, customerId),
      description: 'Consulta',
      amount: payment.provider_amount,
      method: { kind: 'card', cardId: card.provider_card_id, installments: 1 },
      split: [],
    })
    await deps.db
      .updateTable('payments')
      .set({ provider_order_id: charge.orderId, provider_charge_id: charge.chargeId, card_id: card.id })
      .where('id', '=', payment.id)
      .execute()
  }
}
