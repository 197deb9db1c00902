import type { Deps } from '../../deps.ts'
import { cityName } from './municipalities.ts'
import { findPlaceCities, renamePlaceCity } from './places.repo.ts'

/** Writes the cities of kept places as they are called, for places from before the upgrade. */
export const mendCities = async ({ db }: Deps): Promise<void> => {
  for (const { city, uf } of await findPlaceCities(db)) {
    const name = cityName(city, uf)
    if (name !== city) await renamePlaceCity(db, uf, city, name)
  }
}
