import type { Post } from '@emma/contracts/posts'
import { useTranslation } from 'react-i18next'
import { StatusChip } from '../../ui/feedback/status-chip.tsx'

const tones = { out: 'success', draft: 'neutral', coming: 'info' } as const

/** Whether patients see a post. */
export const PostState = ({ post: { draft, published_at: at } }: { post: Post }) => {
  const { t } = useTranslation('postEditor')
  const state = draft || at === null ? 'draft' : new Date(at) > new Date() ? 'coming' : 'out'
  return <StatusChip tone={tones[state]} label={t(`state.${state}`)} />
}
