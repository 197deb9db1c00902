import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { on } from '../../../lib/realtime/realtime.ts'
import { UnreadCount } from '../../notifications/index.ts'
import { contactsKey, contactsQuery } from '../chat.calls.ts'

/** How many messages of patients nobody of the office has read. */
export default function OfficeUnread({ corner }: { readonly corner?: boolean | undefined }) {
  const client = useQueryClient()
  const { data } = useQuery(contactsQuery('assistant', '', 1))
  useEffect(
    () => on('office:changed', () => void client.invalidateQueries({ queryKey: contactsKey })),
    [client],
  )
  return <UnreadCount count={data?.unread ?? 0} corner={corner} />
}
