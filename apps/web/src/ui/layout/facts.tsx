import type { ReactNode } from 'react'
import { breakable } from './breakable.tsx'
import classes from './facts.module.css'

export interface Fact {
  readonly name: string
  readonly value: ReactNode
  /** On a separate line. */
  readonly wide?: boolean
  /** Begins with a weekday, capitalized as at the beginning of a sentence. */
  readonly moment?: boolean
}

interface Props {
  readonly facts: readonly Fact[]
  readonly narrow?: boolean
  /** So short that two fit side by side on a phone. */
  readonly short?: boolean
}

/** Facts about a person or thing: names with their values. */
export const Facts = ({ facts, narrow = false, short = false }: Props) => (
  <dl className={classes.facts} data-narrow={narrow || undefined} data-short={short || undefined}>
    {facts.map(({ name, value, wide, moment }) => (
      <div key={name} className={wide ? classes.wide : undefined}>
        <dt>{name}</dt>
        <dd className={moment ? classes.moment : undefined}>{breakable(value)}</dd>
      </div>
    ))}
  </dl>
)
