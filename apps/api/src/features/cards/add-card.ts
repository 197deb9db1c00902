import type { addCard as endpoint } from '@emma/contracts/cards'
import type { BodyOf } from '@emma/contracts/kit'
import { DAY } from '@emma/domain/interval'
import { fieldRefusal } from '@emma/phrases/field-refusal'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError, type FieldError } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { type BillingAddress, ProviderRejected, ProviderUnknown } from '../../providers/payments/port.ts'
import { toCard } from './cards.present.ts'
import { insertCard } from './cards.repo.ts'
import { markOf } from './fingerprint.ts'
import { ensurePayer, registeredBilling } from './payer.ts'
import { refusalOfPayer } from './payment-pause.ts'

type Body = BodyOf<typeof endpoint>
const required = ['zip_code', 'address', 'address_number', 'neighborhood', 'city', 'state'] as const

/** The typed address; every part but the complement is required (spec §5). */
const typedBilling = (body: Body): BillingAddress => {
  const errors: FieldError[] = required
    .filter((path) => body[path] === undefined)
    .map((path) => ({ path, ...fieldRefusal('required') }))
  if (errors.length > 0) throw new AppError('validation_failed', { errors })
  return {
    zipCode: body.zip_code ?? '',
    address: body.address ?? '',
    number: body.address_number ?? '',
    ...(body.complement === undefined ? {} : { complement: body.complement }),
    district: body.neighborhood ?? '',
    city: body.city ?? '',
    state: body.state ?? '',
    country: body.country,
  }
}

const keepAtProvider = async (deps: Deps, customerId: string, body: Body) => {
  const billing = body.useRegisteredCustomerAddress
    ? await registeredBilling(deps, customerId)
    : typedBilling(body)
  try {
    return await deps.payments.addCard(await ensurePayer(deps, customerId), body.card_token, billing)
  } catch (cause) {
    if (cause instanceof ProviderRejected) throw new AppError('card_token_invalid', { cause })
    if (cause instanceof ProviderUnknown) throw new AppError('provider_failed', { cause })
    throw cause
  }
}

/**
 * Exchanges a token for a card that can be charged later, or only within a day; the number never reaches our server.
 */
export const addCard: UseCase<typeof endpoint> = async (deps, { actor: { customerId }, client, body }) => {
  const paused = await refusalOfPayer(deps, { customerId, address: client.address, card: null })
  if (paused) throw paused
  const { id: providerCardId, ...atProvider } = await keepAtProvider(deps, customerId, body)
  const mark = markOf(deps, atProvider)
  const given = { mark, id: deps.newId(), customerId, providerCardId, kept: body.keep, now: deps.clock.now() }
  const row = await inTransaction(deps.db, async (tx) => {
    const inserted = await insertCard(tx, { ...atProvider, ...given })
    const forgotten = { customerId, cardId: inserted.id }
    if (!body.keep) await deps.jobs.add(tx, 'forget-card', forgotten, { inMs: DAY })
    return inserted
  })
  return toCard({ ...row, used_last: false })
}
