import type { ReactNode } from 'react'
import { breakable } from './breakable.tsx'
import classes from './desk.module.css'
import { PersonAvatar } from './person-avatar.tsx'

interface Props {
  readonly name: string
  readonly avatar: string | null
  /** Beside the name, and no part of it. */
  readonly mark?: string | undefined
  readonly children?: ReactNode
}

/** Somebody in a list: picture, name, and what is known beside it. */
export const PersonLine = ({ name, avatar, mark, children }: Props) => (
  <span className={classes.who}>
    <PersonAvatar name={name} src={avatar} size={36} />
    <span>
      <strong>{mark ? `${name} ${mark}` : name}</strong>
      {children && <small>{breakable(children)}</small>}
    </span>
  </span>
)
