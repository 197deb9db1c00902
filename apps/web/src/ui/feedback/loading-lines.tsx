import { useTranslation } from 'react-i18next'
import classes from './loading-lines.module.css'

interface Props {
  /** Shape of the coming content: cards, lines of text, a table's rows, or one wide block. */
  readonly shape?: 'cards' | 'lines' | 'block' | 'table'
  readonly count?: number
}

/** A skeleton of what is loading; shown after 150 ms, so that quick loads do not flicker. */
export const LoadingLines = ({ shape = 'lines', count = 4 }: Props) => {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')} className={classes[shape]} data-coming>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical, never reordered
        <span key={index} className={classes.bone} />
      ))}
    </div>
  )
}
