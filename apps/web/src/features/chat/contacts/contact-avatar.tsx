import type { Contact } from '@emma/contracts/chat'
import { PersonAvatar } from '../../../ui/person/person-avatar.tsx'
import classes from '../chat.module.css'

/** A person's picture with a dot while they are online; the text for it is beside it. */
export const ContactAvatar = ({ contact: { name, avatar, online } }: { contact: Contact }) => (
  <span className={classes.avatar} data-online={online || undefined}>
    <PersonAvatar name={name} src={avatar} />
  </span>
)
