import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/format.ts'
import classes from './specialist-detail.module.css'
import type { Detail } from './specialists.queries.ts'

/** What patients said, the latest first. */
export const DetailReviews = ({ reviews }: Pick<Detail, 'reviews'>) => {
  const { t } = useTranslation('specialists')
  if (reviews.length === 0) return <p className={classes.muted}>{t('detail.noReviews')}</p>
  return (
    <ul className={classes.reviews}>
      {reviews.map((review) => (
        <li key={review.id}>
          <p className={classes.reviewHead}>
            <strong>{review.author}</strong>
            <span
              className={classes.stars}
              role="img"
              aria-label={t('detail.stars', { count: review.rating })}
            >
              <IconStarFilled size={16} aria-hidden />
              {review.rating}
            </span>
            <time dateTime={review.created_at}>{formatDate(review.created_at)}</time>
          </p>
          {review.comment && <p>{review.comment}</p>}
        </li>
      ))}
    </ul>
  )
}
