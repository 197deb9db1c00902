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

/** The position, unless it is still the form's initial one for a changed address: then the server finds it. */
const pointOf = (values: PlaceValues, before: PlaceValues) => {
  const [latitude, longitude] = [Number(values.latitude), Number(values.longitude)]
  const isKept = latitude === Number(before.latitude) && longitude === Number(before.longitude)
  const isElsewhere = (['zipCode', 'city', 'state'] as const).some((part) => values[part] !== before[part])
  return isKept && isElsewhere ? {} : { latitude, longitude }
}

export const placeOf = (values: PlaceValues, before: PlaceValues): PlaceIn => ({
  name: values.name,
  street: values.address,
  number: values.number,
  district: values.district,
  city: values.city,
  uf: values.state,
  zipCode: values.zipCode,
  ...pointOf(values, before),
})

const names: Readonly<Record<string, string>> = { street: 'address', uf: 'state' }

/** The server's field errors, at the form's fields. */
export const formErrors = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([path, message]) => [names[path] ?? path, message]))
