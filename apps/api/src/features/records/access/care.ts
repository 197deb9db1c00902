import { hasCare, type RecordReader } from '@emma/domain/records'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/actor.ts'
import { variablesFrom } from '../../variables/index.ts'
import { findTies } from './care.repo.ts'

export interface TiesNow {
  readonly care: boolean
  readonly consent: boolean
  readonly breakGlass: boolean
  readonly breakGlassUntil: Date | null
}

/** A patient of an account: its holder (null), one of its dependents, or any of them for matters of the account. */
export interface TiedPatient {
  readonly customerId: string
  readonly dependentId: string | null | 'anyone'
}

/**
 * Care, consent and emergency between a specialist and a patient, now. A child's appointment gives care of that child
 * only; consent is given for the whole account, by the guardian.
 */
export const tiesBetween = async (
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx | Db,
  specialistId: string,
  patient: TiedPatient,
): Promise<TiesNow> => {
  const now = clock.now()
  const found = await findTies(tx, { specialistId, ...patient, now })
  const { encounters, consent, breakGlassUntil, careMonths } = found
  const set = careMonths === null ? [] : [{ name: 'care_months', value: careMonths }]
  const { care_months } = variablesFrom(set)
  const care = hasCare(encounters, now.getTime(), care_months)
  return { care, consent, breakGlass: breakGlassUntil !== null, breakGlassUntil }
}

const stranger = { care: false, consent: false, breakGlass: false, breakGlassUntil: null } as const

/** A reader, and until when an emergency access lasts. */
export type ReaderNow = RecordReader & { readonly breakGlassUntil: Date | null }

/** For reading one's own records, which needs no tie. */
export const authorOf = (specialistId: string): RecordReader => ({
  role: 'specialist',
  id: specialistId,
  ...stranger,
})

/** The reader of a record, with the care, consent or emergency access that a specialist other than its author needs. */
export const readerOf = async (
  deps: Deps,
  tx: Tx | Db,
  actor: Actor,
  record: {
    readonly specialist_id: string | null
    readonly customer_id: string
    readonly dependent_id: string | null
  },
): Promise<ReaderNow> => {
  if (actor.role === 'customer') return { role: 'customer', id: actor.customerId, ...stranger }
  if (actor.role === 'admin') return { role: 'admin', id: actor.userId, ...stranger }
  const reader = { role: 'specialist', id: actor.specialistId } as const
  if (record.specialist_id === actor.specialistId) return { ...reader, ...stranger }
  const patient = { customerId: record.customer_id, dependentId: record.dependent_id }
  return { ...reader, ...(await tiesBetween(deps, tx, actor.specialistId, patient)) }
}

/** Whether a patient’s history may be opened at all: the patient’s own; a specialist’s with care or in an emergency. */
export const mayOpenHistory = ({ role, id, care, breakGlass }: RecordReader, customerId: string): boolean =>
  role === 'customer' ? id === customerId : role === 'specialist' && (care || breakGlass)
