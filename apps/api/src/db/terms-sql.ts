import { type RawBuilder, sql } from 'kysely'

/** A specialist's terms: the prices of bookable specialties, and the places. As the JSON of `termsSql`. */
export interface Terms {
  readonly offers: readonly { readonly specialty_id: string; readonly price: number }[]
  readonly places: readonly StoredPlace[]
}

export interface StoredPlace {
  readonly id: string
  readonly name: string
  readonly address: string
}

/** The terms with another price for one specialty, as for a return visit. @param price centavos */
export const termsAt = (terms: Terms, specialtyId: string | undefined, price: number): Terms => ({
  ...terms,
  offers: terms.offers.map((offer) => (offer.specialty_id === specialtyId ? { ...offer, price } : offer)),
})

/** A place's address on one line, by the alias of its table. */
export const addressSql = (alias: string): RawBuilder<string> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<string>`concat_ws(', ', ${column('street')}, ${column('number')}, ${column('district')},
    ${column('city')} || ' - ' || ${column('uf')})`
}

/** A place as JSON; null if the join found none. */
export const placeSql = (alias: string): RawBuilder<StoredPlace | null> => sql<StoredPlace | null>`
  CASE WHEN ${sql.ref(`${alias}.id`)} IS NOT NULL THEN json_build_object('id', ${sql.ref(`${alias}.id`)},
    'name', ${sql.ref(`${alias}.name`)}, 'address', ${addressSql(alias)}) END`

/** The terms of a specialist, given the id's name in the statement. */
export const termsSql = (
  specialistId: RawBuilder<unknown>,
): RawBuilder<Terms> => sql<Terms>`json_build_object(
  'offers', (SELECT coalesce(json_agg(json_build_object('specialty_id', t.specialty_id, 'price', t.price)), '[]')
    FROM bookable_offers t WHERE t.specialist_id = ${specialistId}),
  'places', (SELECT coalesce(json_agg(${placeSql('tp')}), '[]') FROM places tp
   WHERE tp.specialist_id = ${specialistId} AND tp.deleted_at IS NULL))`
