import type { Post } from '@emma/contracts/posts'
import { StatusBadge } from '../../ui/status/status-badge.tsx'

/** Whether patients see a post. */
export const stateOfPost = ({ draft, published_at: at }: Post) => {
  if (draft || at === null) return 'draft'
  return new Date(at) > new Date() ? 'coming' : 'out'
}

export const PostState = ({ post }: { post: Post }) => <StatusBadge of="post" state={stateOfPost(post)} />
