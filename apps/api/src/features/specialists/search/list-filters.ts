import type { QueryOf } from '@emma/contracts/kit'
import type { listSpecialistPlaces } from '@emma/contracts/specialists'
import type { Filters } from './conditions.repo.ts'

/** The filters of a list and its map. */
export const filtersOf = (query: QueryOf<typeof listSpecialistPlaces>): Filters => ({
  search: query.search,
  state: query.state,
  city: query.city,
  online: query.online,
  date: query.date,
  specialtyId: query.specialty_id,
  onDuty: query.on_duty,
  careKind: query.care_kind,
  maxPrice: query.max_price,
  hasPlace: query.in_person,
  period: query.period,
  language: query.language,
  gender: query.gender,
  leastRating: query.min_rating,
  attendsChildren: query.attends_children,
})
