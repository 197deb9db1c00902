import type { Card } from '@emma/contracts/cards'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { type Choice, type Picked, typedHere } from './payment-choice.ts'

const NewCard = lazyPart(() => import('./new-card.tsx'), 'cards', 'fields')

/** A card entered while paying: in the list of methods from then on, even if it is not saved. */
export const useNewCard = () => {
  const [added, setAdded] = useState<Card>()
  const withAdded = (kept: readonly Card[]): readonly Card[] =>
    added === undefined || kept.some(({ id }) => id === added.id) ? kept : [...kept, added]
  const sheet = (
    { option }: Choice,
    choose: (change: Picked) => void,
    obstacle: ReactNode = null,
  ): ReactNode =>
    option === 'new' && (
      <Suspense fallback={null}>
        <NewCard
          obstacle={obstacle}
          onAdded={(card) => {
            setAdded(card)
            choose({ pay: typedHere(card.id) })
          }}
          onClose={() => choose({ pay: undefined })}
        />
      </Suspense>
    )
  return { withAdded, sheet }
}
