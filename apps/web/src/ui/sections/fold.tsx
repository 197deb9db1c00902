import { Title } from '@mantine/core'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { type ReactNode, useState } from 'react'
import { useAnchor } from '../../lib/screen/use-anchor.ts'
import { breakable } from '../layout/breakable.tsx'
import classes from './fold.module.css'

interface Props {
  readonly id: string
  readonly title: string
  readonly titleId: string
  /** Its content, in one line. */
  readonly summary: string
  /** Before the text: a portrait. */
  readonly lead?: ReactNode
  readonly opened?: boolean | undefined
  readonly children: ReactNode
}

/** A part of the profile as a row that opens; a link to its anchor opens it. */
export const Fold = ({ id, title, titleId, summary, lead, opened = false, children }: Props) => {
  const [isOpen, setOpen] = useState(() => opened || window.location.hash === `#${id}`)
  return (
    <section ref={useAnchor<HTMLElement>(id)} id={id} className={classes.row} aria-labelledby={titleId}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          {lead}
          <span>
            <Title order={2} id={titleId}>
              {title}
            </Title>
            <small>{breakable(summary)}</small>
          </span>
          <IconChevronDown size={20} stroke={1.75} aria-hidden />
        </summary>
        <div className={classes.inside}>{children}</div>
      </details>
    </section>
  )
}
