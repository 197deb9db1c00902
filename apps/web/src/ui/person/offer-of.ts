import type { SpecialistCard } from '@emma/contracts/specialists'

/** The offer that a list is about: of the specialty that is looked for, else the one with the lowest price. */
export const offerOf = (
  { specialties }: Pick<SpecialistCard, 'specialties'>,
  specialtyId?: string | undefined,
): SpecialistCard['specialties'][number] | undefined =>
  specialties.find(({ id }) => id === specialtyId) ?? specialties.toSorted((a, b) => a.price - b.price)[0]
