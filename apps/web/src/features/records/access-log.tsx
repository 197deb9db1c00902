import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatHour } from '../../lib/format.ts'
import { Pages } from '../../ui/pages.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import classes from './records.module.css'
import { accessLogQuery } from './records.queries.ts'

/** Who read or wrote my data, when, and on what ground. */
export const AccessLog = () => {
  const { t } = useTranslation('records')
  const [page, setPage] = useState(1)
  const query = useQuery(accessLogQuery(page))
  return (
    <QueryView
      query={query}
      empty={<p className={classes.quiet}>{t('area.accessNone')}</p>}
      isEmpty={({ meta }) => meta.total === 0}
    >
      {({ data, meta }) => (
        <div className={classes.card}>
          <ul className={classes.list}>
            {data.map(({ id, at, who, action, object, basis }) => (
              <li key={id} className={classes.line}>
                <span>
                  <strong>{who.role === 'customer' ? t('access.you') : who.name}</strong>{' '}
                  {t(`access.action.${action}`)} {t(`access.object.${object}`)}
                </span>
                <small className={classes.quiet}>
                  {formatDate(at)} {formatHour(at)} · {t(`access.basis.${basis}`)}
                </small>
              </li>
            ))}
          </ul>
          <Pages meta={meta} onPage={setPage} />
        </div>
      )}
    </QueryView>
  )
}
