import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../lib/format.ts'
import desk from '../../../ui/desk.module.css'
import { LoadingLines } from '../../../ui/loading-lines.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { statusName } from '../status-name.ts'
import { historyQuery } from './review.queries.ts'

/** Every move of the status: who, when, why. */
export const ReviewHistory = ({ id }: { id: string }) => {
  const { t } = useTranslation('review')
  const query = useQuery(historyQuery(id))
  return (
    <Panel title={t('one.history')}>
      <QueryView
        query={query}
        skeleton={<LoadingLines shape="lines" count={3} />}
        empty={<p className={desk.muted}>{t('one.noHistory')}</p>}
        isEmpty={(moves) => moves.length === 0}
      >
        {(moves) => (
          <ol className={desk.history}>
            {moves.map(({ id: move, from, to, reason, by, at }) => (
              <li key={move}>
                <strong>
                  {t('one.moved', {
                    from: t(`status.${statusName[from]}`),
                    to: t(`status.${statusName[to]}`),
                  })}
                </strong>
                <small className={desk.muted}>{t('one.by', { name: by.name, when: formatMoment(at) })}</small>
                {reason && <p className={desk.note}>{reason}</p>}
              </li>
            ))}
          </ol>
        )}
      </QueryView>
    </Panel>
  )
}
