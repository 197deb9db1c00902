import type { BodyOf } from '@emma/contracts/kit'
import type { updatePlace } from '@emma/contracts/places'
import { notFound } from '../../http/app-error.ts'
import type { PlaceChange } from './places.repo.ts'

type Body = BodyOf<typeof updatePlace>

/** Requires one's own place: another id in the body finds nothing. */
export const requireOwn = ({ specialistId }: Body, ownId: string): void => {
  if (specialistId !== undefined && specialistId !== ownId) throw notFound()
}

/** The columns that a body changes; absent fields stay. */
export const changeOf = ({ zipCode, specialistId: _own, ...rest }: Body): PlaceChange => {
  const given = { ...rest, zip_code: zipCode }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}
