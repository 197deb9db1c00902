import classes from './chat.module.css'
import { OpenChat, useParticipant, useSending } from './chat-panes.tsx'
import { useContactEvents } from './contacts/use-contacts.ts'

/** The other's customerId, specialistId or user id. */
export interface ChatSidePanelProps {
  readonly person: string
}

/** A narrow chat beside other content: as high as there is room, and without links. */
export default function ChatSidePanel({ person }: ChatSidePanelProps) {
  const participant = useParticipant()
  useContactEvents()
  useSending(participant)
  return (
    <div className={classes.sidePanel}>
      <OpenChat participant={participant} person={person} plain />
    </div>
  )
}
