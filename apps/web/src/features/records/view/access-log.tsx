import type { AccessLine } from '@emma/contracts/records/access-log'
import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../../lib/filters/use-filters.ts'
import { formatDate, formatHour } from '../../../lib/i18n/format.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { StatusChip } from '../../../ui/feedback/status-chip.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Pages } from '../../../ui/table/pages.tsx'
import { accessLogQuery } from '../area/area.queries.ts'
import classes from '../records.module.css'

const Line = ({ line }: { line: AccessLine }) => {
  const { t } = useTranslation('records')
  const { at, first_at, times, who, action, object, objects, basis } = line
  const what = objects > 1 ? t(`access.objects.${object}`, { count: objects }) : t(`access.object.${object}`)
  const did = object === 'exam' && action === 'create' ? t('access.kept') : t(`access.action.${action}`)
  const often = { count: times, from: formatHour(first_at), to: formatHour(at) }
  return (
    <li className={classes.line}>
      <span>
        <strong>{who.role === 'customer' ? t('access.you') : who.name}</strong>{' '}
        {who.role !== 'customer' && `(${t(`access.role.${who.role}`)}) `}
        {did} {what}
      </span>
      <small className={classes.quiet}>
        {formatDate(at)} {times > 1 && action !== 'list' ? t('access.times', often) : formatHour(at)}
        {basis !== 'break_glass' && ` · ${t(`access.basis.${basis}`)}`}
      </small>
      {basis === 'break_glass' && <StatusChip tone="danger" label={t('access.basis.break_glass')} />}
    </li>
  )
}

/** Who read or wrote one's own data, when, and on what basis; and whether the list is intact. */
export const AccessLog = ({ person }: { person: string | null }) => {
  const { t } = useTranslation('records')
  const [page, setPage] = usePage()
  const query = useQuery(accessLogQuery(person, page))
  return (
    <QueryView
      query={query}
      empty={<p className={classes.quiet}>{t('area.accessNone')}</p>}
      isEmpty={({ meta }) => meta.total === 0}
    >
      {({ data, meta, intact }) => (
        <div className={classes.card}>
          {intact ? (
            <p className={classes.quiet}>{t('access.intact')}</p>
          ) : (
            <Alert color="coral" role="alert">
              {t('access.broken')}
            </Alert>
          )}
          <ul className={`${layout.rows} ${layout.tight}`}>
            {data.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
          <Pages meta={meta} onPage={setPage} />
        </div>
      )}
    </QueryView>
  )
}
