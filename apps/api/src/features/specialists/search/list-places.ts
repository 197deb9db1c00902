import type { listSpecialistPlaces as endpoint } from '@emma/contracts/specialists'
import type { UseCase } from '../../../http/mount.ts'
import { filtersOf } from './list-filters.ts'
import { meaningsOf } from './meaning/meanings.ts'
import { findMapPlaces, type MapRow } from './places.repo.ts'

/** Places where the specialists of the same list attend in person. */
export const listPlaces: UseCase<typeof endpoint> = async (deps, { query }) => {
  const { readDb, clock } = deps
  const now = clock.now()
  const filters = filtersOf(query)
  let rows: readonly MapRow[] = []
  for await (const meaning of meaningsOf(deps, filters, now)) {
    rows = await findMapPlaces(readDb, meaning, query.sort, now)
    if (rows.length > 0) break
  }
  return {
    data: rows.map((row) => ({
      id: row.id,
      name: row.name,
      address: `${row.street}, ${row.number}, ${row.district}, ${row.city}`,
      latitude: row.latitude,
      longitude: row.longitude,
      specialist: { id: row.specialist_id, name: row.specialist_name, slug: row.slug },
    })),
  }
}
