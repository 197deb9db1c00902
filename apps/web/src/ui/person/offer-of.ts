import type { SpecialistCard } from '@emma/contracts/specialists'

/** A list's offer: that of the searched specialty, else the cheapest. */
export const offerOf = (
  { specialties }: Pick<SpecialistCard, 'specialties'>,
  specialtyId?: string | undefined,
): SpecialistCard['specialties'][number] | undefined =>
  specialties.find(({ id }) => id === specialtyId) ?? specialties.toSorted((a, b) => a.price - b.price)[0]
