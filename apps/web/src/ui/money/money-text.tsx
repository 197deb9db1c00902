import { formatBRL } from '../../lib/i18n/format.ts'
import classes from './money-text.module.css'

/** An amount in centavos, with tabular digits. */
export const MoneyText = ({ value, strong = false }: { value: number; strong?: boolean }) => (
  <span className={strong ? classes.strong : classes.money}>{formatBRL(value)}</span>
)
