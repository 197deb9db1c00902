import type { SpecialistCard } from '@emma/contracts/specialists'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/i18n/format-names.ts'
import layout from '../layout/layout.module.css'
import classes from './person-row.module.css'

/** A star with the average and the count; in words for screen readers. */
export const Rating = ({ rating: { average, count } }: Pick<SpecialistCard, 'rating'>) => {
  const { t } = useTranslation('specialists')
  if (count === 0) return <span>{t('card.fresh')}</span>
  const values = { count, average: formatNumber(average, 3, 1) }
  return (
    <span className={classes.rating}>
      <span aria-hidden>
        <IconStarFilled size={14} /> {t('card.rating', values)}
      </span>
      <span className={layout.hidden}>{t('card.ratingLabel', values)}</span>
    </span>
  )
}
