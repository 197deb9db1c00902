import { defaultCoordinates } from '@emma/contracts/places'
import type { Deps } from '../../deps.ts'
import { pinOf } from './pin-of.ts'
import { findAtPoint, movePin } from './places.repo.ts'

const BATCH = 100

/** Gives places that still have the map's initial point the position of their own address, a batch per run. */
export const mendPins = async (deps: Deps): Promise<void> => {
  for (const { id, zip_code: zipCode, city, uf } of await findAtPoint(deps.db, defaultCoordinates, BATCH)) {
    await movePin(deps.db, id, await pinOf(deps, { zipCode, city, uf }))
  }
}
