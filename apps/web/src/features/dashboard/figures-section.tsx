import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './figures.module.css'

interface Props {
  readonly title: string
  /** Beside the title: a link, or what chooses. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of the first screen, by its name. */
export const FiguresSection = ({ title, aside, children }: Props) => {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <header className={classes.head}>
        <Title order={2} id={id}>
          {title}
        </Title>
        {aside}
      </header>
      {children}
    </section>
  )
}
