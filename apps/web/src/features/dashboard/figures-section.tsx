import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import layout from '../../ui/layout/layout.module.css'

interface Props {
  readonly title: string
  /** Beside the title: a link, or a choice. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of the first screen, by its name. */
export const FiguresSection = ({ title, aside, children }: Props) => {
  const id = useId()
  return (
    <section className={layout.list} aria-labelledby={id}>
      <header className={layout.apart}>
        <Title order={2} id={id}>
          {title}
        </Title>
        {aside}
      </header>
      {children}
    </section>
  )
}
