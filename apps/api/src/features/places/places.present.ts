import type { Place } from '@emma/contracts/places'
import type { PlaceRow } from './places.repo.ts'

/** Row → place of the API. */
export const toPlace = (row: PlaceRow): Place => ({
  id: row.id,
  name: row.name,
  street: row.street,
  number: row.number,
  district: row.district,
  city: row.city,
  uf: row.uf,
  zipCode: row.zip_code,
  status: row.status,
  specialistId: row.specialist_id,
  latitude: row.latitude,
  longitude: row.longitude,
})
