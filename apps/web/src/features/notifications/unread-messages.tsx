import { useQuery } from '@tanstack/react-query'
import { type Audience, unreadQuery } from './notifications.queries.ts'
import { UnreadCount } from './unread-count.tsx'

interface Props {
  readonly audience: Audience
  readonly corner?: boolean | undefined
}

/** The count of unread messages in the navigation; the bell updates it. */
export default function UnreadMessages({ audience, corner }: Props) {
  const { data } = useQuery({ ...unreadQuery(audience), refetchOnMount: false })
  return <UnreadCount count={data?.unreadMessages ?? 0} corner={corner} />
}
