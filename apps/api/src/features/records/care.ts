import { hasCare, type RecordReader } from '@emma/domain/records'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { variablesFrom } from '../variables/index.ts'
import { findTies } from './care.repo.ts'

/** Care and consent between a specialist and a patient, now. */
export const tiesBetween = async (
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  specialistId: string,
  customerId: string,
): Promise<{ readonly care: boolean; readonly consent: boolean }> => {
  const { encounters, consent, careMonths } = await findTies(tx, specialistId, customerId)
  const set = careMonths === null ? [] : [{ name: 'care_months', value: careMonths }]
  const { care_months } = variablesFrom(set)
  return { care: hasCare(encounters, clock.now().getTime(), care_months), consent }
}

const stranger = { care: false, consent: false } as const

/** Who reads a record, with the ties that a specialist who did not write it would need. */
export const readerOf = async (
  deps: Deps,
  tx: Tx,
  actor: Actor,
  record: { readonly specialist_id: string | null; readonly customer_id: string },
): Promise<RecordReader> => {
  if (actor.role === 'customer') return { role: 'customer', id: actor.customerId, ...stranger }
  if (actor.role === 'admin') return { role: 'admin', id: actor.userId, ...stranger }
  const reader = { role: 'specialist', id: actor.specialistId } as const
  if (record.specialist_id === actor.specialistId) return { ...reader, ...stranger }
  return { ...reader, ...(await tiesBetween(deps, tx, actor.specialistId, record.customer_id)) }
}
