import type { Db } from '../../db/pool.ts'

export const findCustomer = (db: Db, customerId: string) =>
  db
    .selectFrom('customers as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select([
      'c.id',
      'c.contact_preference',
      'c.birth_date',
      'c.gender',
      'c.marital_status',
      'c.nickname',
      'c.cpf_sealed',
      'c.contact_sealed',
      'c.address_sealed',
      'u.email',
      'u.first_name',
      'u.last_name',
      'u.avatar_key',
      'u.time_zone',
    ])
    .where('c.id', '=', customerId)
    .executeTakeFirstOrThrow()

export type CustomerRow = Awaited<ReturnType<typeof findCustomer>>
