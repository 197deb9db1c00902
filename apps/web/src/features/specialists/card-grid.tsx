import type { SpecialistCard as Card } from '@emma/contracts/specialists'
import { SimpleGrid } from '@mantine/core'
import { SpecialistCard } from '../../ui/specialist-card.tsx'
import { FavoriteButton } from '../favorites/index.ts'

interface Props {
  readonly cards: readonly Card[]
  readonly specialtyId?: string | undefined
}

/** Cards side by side, their buttons on one line. */
export const CardGrid = ({ cards, specialtyId }: Props) => (
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
