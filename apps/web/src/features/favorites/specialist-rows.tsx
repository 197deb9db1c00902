import type { SpecialistCard } from '@emma/contracts/specialists'
import { PersonRow } from '../../ui/person/person-row.tsx'
import { PersonRows } from '../../ui/person/person-rows.tsx'
import { FavoriteButton } from './favorite-button.tsx'

interface Props {
  readonly cards: readonly SpecialistCard[]
  readonly specialtyId?: string | undefined
}

/** Specialists to choose from, each with the favourite button. */
export const SpecialistRows = ({ cards, specialtyId }: Props) => (
  <PersonRows>
    {cards.map((card) => (
      <PersonRow
        key={card.id}
        card={card}
        specialtyId={specialtyId}
        corner={<FavoriteButton card={card} />}
      />
    ))}
  </PersonRows>
)
