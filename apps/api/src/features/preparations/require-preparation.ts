import { appointmentCan } from '@emma/domain/booking'
import { preparationBasis } from '@emma/domain/preparations'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Actor, CustomerActor } from '../../http/actor.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { Access } from '../../ports/access-log.ts'
import { participantOf } from '../booking/index.ts'
import { logAccess } from '../records/index.ts'
import { factsOf } from './preparations.present.ts'
import { findPrepared, lockPrepared, type PreparedRow } from './preparations.repo.ts'

interface Who {
  readonly actor: Actor
  readonly client: { readonly address: string }
}

/** The appointment and the basis, if the actor may read its preparation. @throws AppError `not_found` */
export const requireReadable = async (tx: Tx, actor: Actor, id: string) => {
  const row = await findPrepared(tx, id)
  if (!row) throw notFound()
  const basis = preparationBasis(factsOf(row), participantOf(actor))
  if (!basis.ok) throw notFound()
  return { row, basis: basis.value }
}

/**
 * The appointment of a customer who may still change the preparation: it does not begin until the transaction ends.
 * @throws AppError `not_found`, `preparation_closed`
 */
export const requireOpen = async (
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  actor: CustomerActor,
  id: string,
): Promise<PreparedRow> => {
  const row = await lockPrepared(tx, id)
  if (!row) throw notFound()
  const may = appointmentCan.prepare(factsOf(row), participantOf(actor), clock.now().getTime(), {
    reschedule_hours: 0,
  })
  if (!may.ok) throw may.code === 'not_found' ? notFound() : new AppError('preparation_closed')
  return row
}

const logOf = (
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  who: Who,
  { id, customer_id: customerId }: PreparedRow,
  { action, basis }: Pick<Access, 'action' | 'basis'>,
) =>
  logAccess(tx, { ...who, now: clock.now() }, [
    { customerId, action, object: 'preparation', objectId: id, basis },
  ])

export const logReading = (
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  who: Who,
  row: PreparedRow,
  basis: 'own' | 'care',
) => logOf(deps, tx, who, row, { action: 'read', basis })

export const logChange = (deps: Pick<Deps, 'clock'>, tx: Tx, who: Who, row: PreparedRow) =>
  logOf(deps, tx, who, row, { action: 'update', basis: 'own' })
