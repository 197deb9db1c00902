import type { Icon } from '@tabler/icons-react'
import classes from './money-card.module.css'
import { MoneyText } from './money-text.tsx'

interface Props {
  readonly label: string
  /** Centavos. */
  readonly value: number
  readonly hint?: string
  readonly icon: Icon
  /** The most important one of a row. */
  readonly strong?: boolean
}

/** An amount of money with its label. */
export const MoneyCard = ({ label, value, hint, icon: Picture, strong = false }: Props) => (
  <article className={classes.card} data-strong={strong || undefined}>
    <span className={classes.label}>
      <Picture size={20} stroke={1.75} aria-hidden />
      {label}
    </span>
    <span className={classes.value}>
      <MoneyText value={value} strong />
    </span>
    {hint && <span className={classes.hint}>{hint}</span>}
  </article>
)
