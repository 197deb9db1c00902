import { type RawBuilder, sql } from 'kysely'

/**
 * The accounts a specialist may withdraw from: the own one, and one for each company they are or were a member of. For
 * `account = ANY(…)`.
 */
export const purseAccounts = (specialistId: string): RawBuilder<string> => sql<string>`ARRAY(
  SELECT ${`available:${specialistId}`}::text UNION ALL
  SELECT ${`available:${specialistId}:`} || company_id FROM company_members WHERE specialist_id = ${specialistId})`
