import type { SpecialistCard as Card } from '@emma/contracts/specialists'
import { SimpleGrid } from '@mantine/core'
import { SpecialistCard } from '../../ui/person/specialist-card.tsx'
import { FavoriteButton } from './favorite-button.tsx'

interface Props {
  readonly cards: readonly Card[]
  readonly specialtyId?: string | undefined
}

/** Cards in a grid, each with its favourite button; the cards of a row align their buttons. */
export const SpecialistCards = ({ cards, specialtyId }: Props) => (
  <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
    {cards.map((card) => (
      <SpecialistCard
        key={card.id}
        card={card}
        specialtyId={specialtyId}
        corner={<FavoriteButton card={card} />}
      />
    ))}
  </SimpleGrid>
)
