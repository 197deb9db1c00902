import type { AppointmentState } from '@emma/domain/booking'
import type { PaymentMethod } from '@emma/domain/payments'
import type { Db } from '../../../db/pool.ts'
import { placeSql } from '../../../db/terms-sql.ts'
import { returnedSql } from '../refund/returned.repo.ts'

/** The participant who asks: the customer who paid, or the specialist who was paid. */
export type ReceiptOf = { readonly customerId: string } | { readonly specialistId: string }

/** The receipt data of the participant's own appointment; undefined for another's. */
export const findReceipt = (db: Db, appointmentId: string, of: ReceiptOf) =>
  db
    .selectFrom('payments as p')
    .innerJoin('appointments as a', 'a.id', 'p.appointment_id')
    .innerJoin('specialties as y', 'y.id', 'a.specialty_id')
    .innerJoin('specialists as s', 's.id', 'a.specialist_id')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .innerJoin('users as cu', 'cu.id', 'c.user_id')
    .leftJoin('dependents as d', 'd.id', 'a.dependent_id')
    .leftJoin('places as l', 'l.id', 'a.place_id')
    .select((eb) => [
      'a.id',
      'a.price',
      'a.starts_at',
      'a.canceled_at',
      eb.ref('a.status').$castTo<AppointmentState>().as('status'),
      'a.canceled_by_platform',
      'y.name as specialty',
      's.id as specialist_id',
      's.name as specialist_name',
      's.council_type',
      's.council_uf',
      's.council_number',
      'cu.first_name as customer_first_name',
      'cu.last_name as customer_last_name',
      'd.name as dependent_name',
      eb.ref('p.method').$castTo<PaymentMethod>().as('method'),
      'p.provider_amount',
      'p.wallet_amount',
      'p.paid_at',
      placeSql('l').as('place'),
      returnedSql.as('returned'),
    ])
    .where('a.id', '=', appointmentId)
    .where((eb) =>
      'customerId' in of
        ? eb('a.customer_id', '=', of.customerId)
        : eb('a.specialist_id', '=', of.specialistId),
    )
    .executeTakeFirst()

export type ReceiptRow = NonNullable<Awaited<ReturnType<typeof findReceipt>>>
