import type { Slot } from '@emma/contracts/availability/slots'
import type { SpecialistCard } from '@emma/contracts/specialists'
import type { Terms } from '../../db/terms-sql.ts'
import { toSlot } from '../availability/index.ts'
import { ratingOf } from '../reviews/index.ts'
import type { CardRow } from './search/cards.repo.ts'

/** The terms behind a card's offers, on which a slot is agreed. */
const termsOf = ({ specialties, places }: CardRow): Terms => ({
  offers: (specialties ?? []).map(({ id, price }) => ({ specialty_id: id, price })),
  places,
})

/** The data for writing any of their slots (`toSlot`). */
const practiceOf = (row: CardRow) => ({
  specialistId: row.id,
  zone: row.time_zone,
  terms: termsOf(row),
})

const nextSlotsOf = (row: CardRow): Slot[] => {
  const { starts_at, ends_at, place_id, later } = row
  if (starts_at === null || ends_at === null) return []
  const days = (later ?? []).map((slot) => ({
    starts_at: new Date(slot.starts_at),
    ends_at: new Date(slot.ends_at),
    place_id: slot.place_id,
  }))
  const practice = practiceOf(row)
  return [{ starts_at, ends_at, place_id }, ...days].map((slot) => toSlot(practice, slot))
}

const { compare: byName } = new Intl.Collator('pt-BR')

/** Row → card of the API. */
export const toCard = (row: CardRow): SpecialistCard => {
  const { council_type: type, council_uf: uf, council_number: number } = row
  const nextSlots = nextSlotsOf(row)
  return {
    id: row.id,
    uuid: row.id,
    name: row.name,
    avatar: row.avatar_key === null ? null : `/api/v1/files/avatars/${row.avatar_key}`,
    summary: row.summary,
    council: type === null || uf === null || number === null ? null : { type, uf, number },
    specialties: (row.specialties ?? []).toSorted((a, b) => byName(a.name, b.name)),
    rating: ratingOf(row),
    use_online: row.use_online,
    on_duty: row.on_duty,
    languages: [...row.languages],
    attends_children: row.attends_children,
    favorite: row.favorite,
    ...(row.city === null ? {} : { city: row.city }),
    ...(row.state === null ? {} : { state: row.state }),
    nextSlot: nextSlots[0] ?? null,
    nextSlots,
  }
}
