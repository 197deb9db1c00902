import type { PrescriptionDocument } from '@emma/contracts/prescriptions/documents'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import { documents } from './documents.repo.ts'

/** Selects documents in force, newest first. */
type DocumentFilter =
  | {
      readonly of: 'customer'
      readonly customerId: string
      /** The whole account (undefined), the holder (null), or one dependent. */
      readonly dependentId: string | null | undefined
      /** All of them if omitted. */
      readonly kinds?: readonly PrescriptionDocument['kind'][] | undefined
      readonly appointmentId?: string | undefined
    }
  | {
      readonly of: 'author'
      readonly specialistId: string
      readonly recordId: string | undefined
      readonly customerId: string | undefined
      readonly dependentId: string | null | undefined
    }

const filtered = (db: Db | Tx, filter: DocumentFilter) => {
  const inForce = documents(db).where('d.replaced_at', 'is', null)
  if (filter.of === 'customer') {
    const { customerId, dependentId, kinds, appointmentId } = filter
    return inForce
      .where('d.customer_id', '=', customerId)
      .where('d.delivery', '=', 'electronic')
      .$if(dependentId !== undefined, (query) =>
        query.where('r.dependent_id', dependentId ? '=' : 'is', dependentId ?? null),
      )
      .$if(kinds !== undefined, (query) => query.where('d.kind', 'in', kinds ?? []))
      .$if(appointmentId !== undefined, (query) => query.where('r.appointment_id', '=', appointmentId ?? ''))
  }
  let own = inForce.where('d.specialist_id', '=', filter.specialistId)
  if (filter.recordId !== undefined) own = own.where('d.record_id', '=', filter.recordId)
  if (filter.customerId !== undefined) {
    own = own.where('d.customer_id', '=', filter.customerId)
    own = own.where('r.dependent_id', filter.dependentId ? '=' : 'is', filter.dependentId ?? null)
  }
  return own
}

/** A page of documents, newest first, and their number. */
export const findDocuments = async (db: Db | Tx, filter: DocumentFilter, limit: number, offset: number) => {
  const rows = await filtered(db, filter)
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await filtered(db, filter)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}
