import type { AccessLine } from '@emma/contracts/records/access-log'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Actor, SpecialistActor } from '../../../http/actor.ts'
import { notFound } from '../../../http/app-error.ts'
import { mayOpenHistory, type ReaderNow, readerOf, tiesBetween } from './care.ts'

/** The account's holder (null) or one of its dependents. */
export interface Person {
  readonly customerId: string
  readonly dependentId: string | null
}

/** The part of specialists' notes on a person that a reader may see, and the basis. */
export interface Sight {
  /** Only this specialist's notes; null for everybody's. */
  readonly authorId: string | null
  readonly basis: AccessLine['basis']
}

const sightFor = ({ role, id, care, consent, breakGlass }: ReaderNow): Sight => {
  if (role === 'customer') return { authorId: null, basis: 'own' }
  if (care && consent) return { authorId: null, basis: 'consent' }
  return breakGlass ? { authorId: null, basis: 'break_glass' } : { authorId: id, basis: 'care' }
}

/**
 * The patient sees everything; a specialist in care their own notes, and colleagues' if the patient shares the history;
 * in an emergency everything. @throws AppError `not_found` for everybody else
 */
export const sightOf = async (deps: Deps, tx: Tx, actor: Actor, person: Person): Promise<Sight> => {
  const { customerId, dependentId } = person
  const patient = { specialist_id: null, customer_id: customerId, dependent_id: dependentId }
  const reader = await readerOf(deps, tx, actor, patient)
  if (!mayOpenHistory(reader, customerId)) throw notFound()
  return sightFor(reader)
}

/** Writing needs care; an emergency access is only for reading. @throws AppError `not_found` */
export const writingSight = async (
  deps: Deps,
  tx: Tx,
  { specialistId }: SpecialistActor,
  person: Person,
): Promise<Sight> => {
  const { care, consent } = await tiesBetween(deps, tx, specialistId, person)
  if (!care) throw notFound()
  return consent ? { authorId: null, basis: 'consent' } : { authorId: specialistId, basis: 'care' }
}

/** Whether a row is visible. */
export const maySee = ({ authorId }: Sight, row: { readonly specialist_id: string }): boolean =>
  authorId === null || row.specialist_id === authorId
