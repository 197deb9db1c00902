import type { Post } from '@emma/contracts/posts'
import { StatusBadge } from '../../ui/status/status-badge.tsx'

/** Whether patients see a post. */
export const PostState = ({ post: { draft, published_at: at } }: { post: Post }) => {
  const state = draft || at === null ? 'draft' : new Date(at) > new Date() ? 'coming' : 'out'
  return <StatusBadge of="post" state={state} />
}
