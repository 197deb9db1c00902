import type { eraseCustomer as endpoint } from '@emma/contracts/privacy'
import { nextCustomerState } from '@emma/domain/customers'
import { formatBRL } from '@emma/domain/money'
import type { Writers } from '@emma/phrases/field-message'
import { fieldRefusal } from '@emma/phrases/field-refusal'
import { formatShort } from '../../../dates.ts'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/actor.ts'
import { AppError, type FieldError, notFound } from '../../../http/app-error.ts'
import type { CallOf, UseCase } from '../../../http/mount.ts'
import type { Erasure } from '../../../ports/erasure.ts'
import { keepAct } from '../../audit/index.ts'
import { endSessionsOf, requireRecentSecondFactor } from '../../auth/index.ts'
import { findOpenMatters, insertErasure, lockCustomer, type OpenMatter } from './erasure.repo.ts'

type Close = Erasure['close']

/** The patient's own account, or any for an admin. */
const authorize = (actor: Actor, customerId: string): void => {
  if (actor.role === 'specialist') throw new AppError('forbidden')
  if (actor.role === 'customer' && actor.customerId !== customerId) throw notFound()
}

const writersIn = (zone: string): Writers => ({
  amount: (centavos) => formatBRL(Number(centavos)),
  when: (instant) => formatShort(String(instant), zone),
})

/** The refusal in words, with its path: the matter, and after a dot its appointment. */
const toldOf = (open: OpenMatter, zone: string): FieldError => {
  const { matter, appointment_id: about, name, starts_at: startsAt, amount } = open
  const params = {
    ...(name === null ? {} : { name }),
    ...(startsAt === null ? {} : { when: startsAt.toISOString() }),
    ...(amount === null ? {} : { amount }),
  }
  return {
    path: about === null ? matter : `${matter}.${about}`,
    ...fieldRefusal(`erasure_with_${matter}`, params, writersIn(zone)),
  }
}

const refuseWhileOpen = async (tx: Tx, customerId: string, zone: string): Promise<void> => {
  const errors = (await findOpenMatters(tx, customerId)).map((open) => toldOf(open, zone))
  const reason = errors.map(({ message }) => message).join(' ')
  if (errors.length > 0) throw new AppError('erasure_not_allowed', { errors, reason })
}

/** Nobody can log in from now on; the job does the rest. A repeated request is the same erasure. */
const begin = (deps: Deps, { actor, client, body, params }: CallOf<typeof endpoint>, close: Close) =>
  inTransaction(deps.db, async (tx) => {
    const customerId = params.id
    const customer = await lockCustomer(tx, customerId)
    if (!customer) throw notFound()
    if (customer.status === 'erased') return () => {}
    const state = customer.status === 'pending' || customer.status === 'blocked' ? customer.status : 'active'
    if (!nextCustomerState(state, 'erase').ok) throw new AppError('invalid_transition')
    await refuseWhileOpen(tx, customerId, customer.time_zone)
    await insertErasure(tx, { customerId, requestedBy: actor.userId, now: deps.clock.now() })
    await close(tx, customerId)
    await deps.jobs.add(tx, 'erase-customer', { customerId }, { key: `erase:${customerId}` })
    const what = { actor, client, action: 'deleted', entity: 'customer', entityId: customerId } as const
    const moved = { before: { status: state }, after: { status: 'erased' } }
    await keepAct(deps, tx, { ...what, ...moved, reason: body?.reason })
    return endSessionsOf(deps, tx, customer.user_id, 'erased')
  })

/** LGPD art. 18, VI. Only with the second factor if there is one: a stolen session must not be enough. */
export const eraseCustomer =
  (close: Close): UseCase<typeof endpoint> =>
  async (deps, call) => {
    const { actor, params } = call
    authorize(actor, params.id)
    await requireRecentSecondFactor(deps, actor, false)
    const publish = await begin(deps, call, close)
    publish()
    return { status: 'accepted' as const }
  }
