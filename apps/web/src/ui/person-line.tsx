import type { ReactNode } from 'react'
import classes from './desk.module.css'
import { PersonAvatar } from './person-avatar.tsx'

interface Props {
  readonly name: string
  readonly avatar: string | null
  readonly children?: ReactNode
}

/** Somebody in a list: picture, name, and what is known beside it. */
export const PersonLine = ({ name, avatar, children }: Props) => (
  <span className={classes.who}>
    <PersonAvatar name={name} src={avatar} size={36} />
    <span>
      <strong>{name}</strong>
      {children && <small>{children}</small>}
    </span>
  </span>
)
