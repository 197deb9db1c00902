import type { SpecialistDashboard } from '@emma/contracts/dashboard'
import { useTranslation } from 'react-i18next'
import { formatDate, locale } from '../../lib/i18n/format.ts'
import classes from './figures.module.css'
import { FiguresSection } from './figures-section.tsx'

type Rating = SpecialistDashboard['rating']

const averageOf = (average: number): string =>
  new Intl.NumberFormat(locale(), { minimumFractionDigits: 1 }).format(average)

const Stars = ({ stars, count }: Pick<Rating, 'stars' | 'count'>) => {
  const { t } = useTranslation('figures')
  return (
    <ul className={classes.stars}>
      {stars
        .map((given, index) => ({ given, star: index + 1 }))
        .toReversed()
        .map(({ given, star }) => (
          <li key={star} className={classes.star}>
            <span>{t('rating.star', { count: star })}</span>
            <meter min={0} max={count} value={given} aria-label={t('rating.star', { count: star })} />
            <span>{given}</span>
          </li>
        ))}
    </ul>
  )
}

/** Patients' ratings of the specialist, without names. */
export const PracticeRating = ({ average, count, stars, latest }: Rating) => {
  const { t } = useTranslation('figures')
  return (
    <FiguresSection title={t('rating.title')}>
      {count === 0 ? (
        <p className={classes.muted}>{t('rating.none')}</p>
      ) : (
        <div className={classes.card}>
          <p className={classes.average}>
            <strong role="img" aria-label={t('rating.average', { average: averageOf(average) })}>
              {averageOf(average)}
            </strong>
            <span className={classes.muted}>{t('rating.count', { count })}</span>
          </p>
          <Stars stars={stars} count={count} />
          <ul className={classes.said}>
            {latest.map(({ rating, comment, created_at }) => (
              <li key={created_at}>
                <p className={classes.muted}>
                  {t('rating.star', { count: rating })} · {formatDate(created_at)}
                </p>
                <p>{comment ?? t('rating.noComment')}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </FiguresSection>
  )
}
