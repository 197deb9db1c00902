import type { Deps } from '../../../deps.ts'
import { cityName } from '../../places/index.ts'
import { findCities, renameCity } from '../account.repo.ts'

/** Writes the cities of kept specialists as they are called, for profiles from before the upgrade. */
export const mendCities = async ({ db }: Deps): Promise<void> => {
  for (const { city, state } of await findCities(db)) {
    const name = cityName(city, state)
    if (name !== city) await renameCity(db, state, city, name)
  }
}
