import { useNavigate, useParams } from '@tanstack/react-router'
import { ChatPanes, listOf, useParticipant } from './chat-panes.tsx'

/** The chat with one person; one screen with two addresses (spec §2). */
export default function PersonChatScreen() {
  const { employeeId } = useParams({ from: '/chat/$employeeId' })
  const participant = useParticipant()
  const navigate = useNavigate()
  return (
    <ChatPanes route="person" person={employeeId} onBack={() => void navigate({ to: listOf[participant] })} />
  )
}
