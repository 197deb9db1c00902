import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../lib/format.ts'
import { LoadingLines } from '../../../ui/loading-lines.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { statusName } from '../status-name.ts'
import classes from './review.module.css'
import { historyQuery } from './review.queries.ts'

/** Every move of the status: who, when, why. */
export const ReviewHistory = ({ id }: { id: string }) => {
  const { t } = useTranslation('review')
  const query = useQuery(historyQuery(id))
  return (
    <section className={classes.panel} aria-labelledby="review-history">
      <h2 id="review-history">{t('one.history')}</h2>
      <QueryView
        query={query}
        skeleton={<LoadingLines shape="lines" count={3} />}
        empty={<p className={classes.muted}>{t('one.noHistory')}</p>}
        isEmpty={(moves) => moves.length === 0}
      >
        {(moves) => (
          <ol className={classes.history}>
            {moves.map(({ id: move, from, to, reason, by, at }) => (
              <li key={move}>
                <strong>
                  {t('one.moved', {
                    from: t(`status.${statusName[from]}`),
                    to: t(`status.${statusName[to]}`),
                  })}
                </strong>
                <small>{t('one.by', { name: by.name, when: formatMoment(at) })}</small>
                {reason && <p>{reason}</p>}
              </li>
            ))}
          </ol>
        )}
      </QueryView>
    </section>
  )
}
