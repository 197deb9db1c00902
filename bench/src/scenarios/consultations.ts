import privacy from '@emma/phrases/privacy'
import { customersOf, type Person, type Setup } from '../setup.ts'

/** A patient about to enter a consultation. */
export interface Entering {
  readonly person: Person
  readonly specialistId: string
  readonly appointmentId: string
}

/** Gives that many patients, who accepted the term, a consultation that begins now, each with another specialist. */
export const consultNow = async (setup: Setup, count: number): Promise<Entering[]> => {
  const people = await customersOf(setup, count)
  const { rows } = await setup.pool.query<{ id: string; customer_id: string; specialist_id: string }>(
    `WITH first AS (SELECT DISTINCT ON (specialist_id) id, specialist_id FROM appointments
        WHERE status = 'confirmed' AND starts_at > now() + interval '1 day' ORDER BY specialist_id, starts_at DESC LIMIT $2),
      paired AS (SELECT f.id, w.customer_id FROM (SELECT id, row_number() OVER () AS nth FROM first) f
        JOIN unnest($1::uuid[]) WITH ORDINALITY AS w (customer_id, nth) USING (nth))
     UPDATE appointments a SET customer_id = p.customer_id, starts_at = now(), ends_at = now() + interval '30 minutes'
       FROM paired p WHERE a.id = p.id RETURNING a.id, a.customer_id, a.specialist_id`,
    [people.map(({ id }) => id), count],
  )
  await setup.pool.query(
    `INSERT INTO consents (id, user_id, kind, version, text_hash, accepted_at)
     SELECT gen_random_uuid(), user_id, 'telemedicine', $2, '\\x00', now() FROM unnest($1::uuid[]) user_id`,
    [people.map(({ userId }) => userId), privacy.telemedicine.version],
  )
  const byId = new Map(people.map((person) => [person.id, person]))
  return rows.flatMap(({ id, customer_id, specialist_id }) => {
    const person = byId.get(customer_id)
    return person ? [{ person, specialistId: specialist_id, appointmentId: id }] : []
  })
}
