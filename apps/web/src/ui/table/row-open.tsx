import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { PersonAvatar } from '../person/person-avatar.tsx'
import classes from './work-table.module.css'

const RowAnchor = (props: AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }) => (
  <a data-open className={classes.open} {...props} />
)

/** A row's name and link: its area is the whole row. */
export const RowLink = createLink(RowAnchor)

/** The same for a row that opens on the screen itself. */
export const RowButton = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" data-open className={classes.open} {...props} />
)

interface Props {
  /** Before the name: 28 px wide. */
  readonly picture?: ReactNode
  /** Beside the name, below it on a phone. */
  readonly note?: ReactNode
  /** The name, usually a `RowLink`. */
  readonly children: ReactNode
}

/** A row's title: one line, and two on a phone. */
export const RowTitle = ({ picture, note, children }: Props) => (
  <span className={classes.title}>
    {picture}
    <span>
      <strong>{children}</strong>
      {note && <small>{note}</small>}
    </span>
  </span>
)

/** The picture of a row's person. */
export const RowFace = ({ name, src }: { name: string; src: string | null }) => (
  <PersonAvatar name={name} src={src} size={28} />
)
