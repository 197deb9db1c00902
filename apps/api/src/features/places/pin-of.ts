import { defaultCoordinates } from '@emma/contracts/places'
import type { Deps } from '../../deps.ts'
import type { Coordinates } from '../../providers/cep/port.ts'
import { cityCentre } from './municipalities.ts'

interface Where {
  readonly zipCode: string
  readonly city: string
  readonly uf: string
}

/** An address's position: by its CEP, else the centre of its city. */
export const pinOf = async (
  { locateCep }: Pick<Deps, 'locateCep'>,
  { zipCode, city, uf }: Where,
): Promise<Coordinates> => (await locateCep(zipCode)) ?? cityCentre(city, uf) ?? defaultCoordinates

/** Whether a body has a position; the point where every map begins (spec §3) does not count. */
export const saysWhere = (body: {
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
}): boolean =>
  body.latitude !== undefined &&
  !(body.latitude === defaultCoordinates.latitude && body.longitude === defaultCoordinates.longitude)
