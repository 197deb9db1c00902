import type { ReactNode } from 'react'
import { breakable } from '../layout/breakable.tsx'
import classes from '../layout/layout.module.css'
import { PersonAvatar } from './person-avatar.tsx'

interface Props {
  readonly name: string
  readonly avatar: string | null
  /** Beside the name, not part of it. */
  readonly suffix?: string | undefined
  readonly children?: ReactNode
}

/** A person in a list: picture, name, and details. */
export const PersonLine = ({ name, avatar, suffix, children }: Props) => (
  <span className={classes.who}>
    <PersonAvatar name={name} src={avatar} size={36} />
    <span>
      <strong>{suffix ? `${name} ${suffix}` : name}</strong>
      {children && <small>{breakable(children)}</small>}
    </span>
  </span>
)
