import { useNavigate } from '@tanstack/react-router'
import { idIn } from '../../lib/filters/filters.ts'
import { useFilters } from '../../lib/filters/use-filters.ts'
import { ChatPanes } from './chat-panes.tsx'

/** A patient's or a specialist's chats; the open one is in the address. */
export default function ChatScreen() {
  const [{ person }] = useFilters((search) => ({ person: idIn(search.with) }))
  const navigate = useNavigate()
  const close = () => void navigate({ to: '.', search: ({ with: _, ...rest }) => rest, replace: true })
  return <ChatPanes route="list" person={person} onBack={close} />
}
