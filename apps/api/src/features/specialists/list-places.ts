import type { listSpecialistPlaces as endpoint } from '@emma/contracts/specialists'
import type { UseCase } from '../../http/mount.ts'
import { filtersOf } from './list-filters.ts'
import { findMapPlaces } from './places.repo.ts'

/** Where the specialists of the same list attend in person. */
export const listPlaces: UseCase<typeof endpoint> = async ({ readDb, clock }, { query }) => {
  const now = clock.now()
  const filters = filtersOf(query)
  const exact = await findMapPlaces(readDb, filters, query.sort, now)
  const isUnknown = exact.length === 0 && filters.search
  const rows = isUnknown ? await findMapPlaces(readDb, { ...filters, isAlike: true }, query.sort, now) : exact
  return {
    data: rows.map((row) => ({
      id: row.id,
      name: row.name,
      address: `${row.street}, ${row.number}, ${row.district}, ${row.city}`,
      latitude: row.latitude,
      longitude: row.longitude,
      specialist: { id: row.specialist_id, name: row.specialist_name },
    })),
  }
}
