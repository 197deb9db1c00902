import { useNavigate, useParams } from '@tanstack/react-router'
import { ChatPanes, useSide } from './chat-panes.tsx'

/** The chat with one person, from wherever somebody came: one screen with two doors (spec §2). */
export default function PersonChatScreen() {
  const { employeeId } = useParams({ from: '/chat/$employeeId' })
  const side = useSide()
  const navigate = useNavigate()
  const list = side === 'customer' ? '/customer/chat-customer' : '/specialist/app/chat'
  return <ChatPanes door="person" person={employeeId} onBack={() => void navigate({ to: list })} />
}
