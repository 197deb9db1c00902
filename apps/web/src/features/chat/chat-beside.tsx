import classes from './chat.module.css'
import { OpenChat, useSending, useSide } from './chat-panes.tsx'
import { useContactEvents } from './use-contacts.ts'

/** The other's customerId, specialistId or user id. */
export interface ChatBesideProps {
  readonly person: string
}

/** A chat beside something else: narrow, as high as there is room, and nothing in it leads away. */
export default function ChatBeside({ person }: ChatBesideProps) {
  const side = useSide()
  useContactEvents()
  useSending(side)
  return (
    <div className={classes.beside}>
      <OpenChat side={side} person={person} plain />
    </div>
  )
}
