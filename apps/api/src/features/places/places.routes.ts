import * as places from '@emma/contracts/places'
import type { Mount } from '../../http/mount.ts'
import { createPlace } from './create-place.ts'
import { deletePlace } from './delete-place.ts'
import { listCareLocations } from './list-care-locations.ts'
import { updatePlace } from './update-place.ts'

export const placesRoutes = (mount: Mount): void => {
  mount(places.listCareLocations, listCareLocations)
  mount(places.createPlace, createPlace)
  mount(places.updatePlace, updatePlace)
  mount(places.deletePlace, deletePlace)
}
