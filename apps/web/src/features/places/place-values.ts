import { defaultCoordinates, type Place } from '@emma/contracts/places'
import { formatCep } from '@emma/domain/customers'
import { type AddressValues, emptyAddress } from '../lookups/index.ts'
import type { PlaceIn } from './places.queries.ts'

/** A place as a form holds it. */
export interface PlaceValues extends AddressValues {
  readonly name: string
  readonly latitude: number | string
  readonly longitude: number | string
}

export const placeValuesOf = (place: Place | undefined): PlaceValues =>
  place
    ? {
        ...emptyAddress,
        name: place.name,
        zipCode: formatCep(place.zipCode),
        address: place.street,
        number: place.number,
        district: place.district,
        city: place.city,
        state: place.uf,
        latitude: place.latitude,
        longitude: place.longitude,
      }
    : { ...emptyAddress, ...defaultCoordinates, name: '' }

export const placeOf = (values: PlaceValues): PlaceIn => ({
  name: values.name,
  street: values.address,
  number: values.number,
  district: values.district,
  city: values.city,
  uf: values.state,
  zipCode: values.zipCode,
  latitude: Number(values.latitude),
  longitude: Number(values.longitude),
})

const names: Readonly<Record<string, string>> = { street: 'address', uf: 'state' }

/** What the server says of its fields, at those of the form. */
export const formErrors = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([path, message]) => [names[path] ?? path, message]))
