import type { Review } from '@emma/contracts/reviews'
import { Button } from '@mantine/core'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/i18n/format.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { reviewsQuery } from '../specialists.queries.ts'
import classes from './specialist-detail.module.css'

const Line = ({ review }: { review: Review }) => {
  const { t } = useTranslation('specialists')
  return (
    <li>
      <p className={classes.reviewHead}>
        <strong>{review.author}</strong>
        <span className={classes.stars} role="img" aria-label={t('detail.stars', { count: review.rating })}>
          <IconStarFilled size={16} aria-hidden />
          {review.rating}
        </span>
        <time dateTime={review.created_at}>{formatDate(review.created_at)}</time>
      </p>
      {review.comment && <p>{review.comment}</p>}
    </li>
  )
}

/** Patients' reviews, latest first, a few at a time. */
export const DetailReviews = ({ specialistId }: { specialistId: string }) => {
  const { t } = useTranslation('specialists')
  const query = useInfiniteQuery(reviewsQuery(specialistId))
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  return (
    <QueryView
      query={query}
      isEmpty={({ pages }) => pages[0]?.data.length === 0}
      empty={<p className={layout.quiet}>{t('detail.noReviews')}</p>}
    >
      {({ pages }) => (
        <>
          <ul className={classes.reviews}>
            {pages
              .flatMap(({ data }) => data)
              .map((review) => (
                <Line key={review.id} review={review} />
              ))}
          </ul>
          {hasNextPage && (
            <Button variant="light" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('detail.moreReviews')}
            </Button>
          )}
        </>
      )}
    </QueryView>
  )
}
