import type { Db } from '../../db/pool.ts'

/** What a receipt says beside the appointment itself. */
export const findReceiptFacts = (db: Db, appointmentId: string) =>
  db
    .selectFrom('payments as p')
    .innerJoin('appointments as a', 'a.id', 'p.appointment_id')
    .innerJoin('specialists as s', 's.id', 'a.specialist_id')
    .select([
      'p.provider_amount',
      'p.paid_at',
      'a.canceled_at',
      's.council_type',
      's.council_uf',
      's.council_number',
    ])
    .where('a.id', '=', appointmentId)
    .executeTakeFirstOrThrow()

export type ReceiptFacts = Awaited<ReturnType<typeof findReceiptFacts>>
