import * as places from '@emma/contracts/places'
import type { Mount } from '../../http/mount.ts'
import { listCareLocations } from './list-care-locations.ts'

export const placesRoutes = (mount: Mount): void => {
  mount(places.listCareLocations, listCareLocations)
}
