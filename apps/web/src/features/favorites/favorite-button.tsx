import type { SpecialistCard } from '@emma/contracts/specialists'
import { ActionIcon } from '@mantine/core'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/toast/toast.ts'
import { changeFavoriteMutation } from './favorites.queries.ts'

/** The heart: filled at once, and reverted if the server refuses. Texts of the phrase set `specialists`. */
export const FavoriteButton = ({ card }: { card: Pick<SpecialistCard, 'id' | 'name' | 'favorite'> }) => {
  const { t } = useTranslation('specialists')
  const client = useQueryClient()
  const change = useMutation({
    ...changeFavoriteMutation,
    onError: toast.problem,
    onSettled: () => client.invalidateQueries({ queryKey: ['specialists'] }),
  })
  const isFavorite = change.isPending ? !card.favorite : card.favorite
  const Heart = isFavorite ? IconHeartFilled : IconHeart
  const { name } = card
  return (
    <ActionIcon
      color="coral"
      c={isFavorite ? 'var(--emma-danger-ink)' : 'dimmed'}
      aria-pressed={isFavorite}
      aria-label={t(isFavorite ? 'card.removeFavorite' : 'card.addFavorite', { name })}
      onClick={() => {
        if (!change.isPending) change.mutate(card.id)
      }}
    >
      <Heart size={24} stroke={1.75} />
    </ActionIcon>
  )
}
