import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../lib/i18n/format.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel } from '../../../ui/layout/panel.tsx'
import { statusName } from '../status-name.ts'
import { historyQuery } from './review.queries.ts'

/** Every change of the status: who, when, why. */
export const ReviewHistory = ({ id }: { id: string }) => {
  const { t } = useTranslation('review')
  const query = useQuery(historyQuery(id))
  return (
    <Panel title={t('one.history')}>
      <QueryView
        query={query}
        skeleton={<LoadingLines shape="lines" count={3} />}
        empty={<p className={layout.muted}>{t('one.noHistory')}</p>}
        isEmpty={(moves) => moves.length === 0}
      >
        {(moves) => (
          <ol className={layout.history}>
            {moves.map(({ id: move, from, to, reason, by, at }) => (
              <li key={move}>
                <strong>
                  {t('one.moved', {
                    from: t(`status.${statusName[from]}`),
                    to: t(`status.${statusName[to]}`),
                  })}
                </strong>
                <small className={layout.muted}>
                  {t('one.by', { name: by.name, when: formatMoment(at) })}
                </small>
                {reason && <p className={layout.note}>{reason}</p>}
              </li>
            ))}
          </ol>
        )}
      </QueryView>
    </Panel>
  )
}
