import type { TeamActLine } from '@emma/contracts/assistants/team'
import { Pagination } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../lib/i18n/format.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import classes from './team.module.css'
import { ACTS_A_PAGE, actsQuery } from './team.queries.ts'

const Line = ({ act }: { act: TeamActLine }) => {
  const { t } = useTranslation('team')
  const { at, assistant, patient, starts_at, outcome } = act
  return (
    <li>
      <span className={classes.who}>
        <strong>{t(`acts.${act.act}`)}</strong>
        {patient !== null && starts_at !== null && (
          <span>
            {patient}, {formatMoment(starts_at)}
          </span>
        )}
        <small>
          {assistant.name} · {formatMoment(at)}
          {outcome !== 'done' && ` · ${t(`acts.outcome.${outcome}`)}`}
        </small>
      </span>
    </li>
  )
}

/** The actions of assistants, newest first, refused ones included. */
export const TeamActs = () => {
  const { t } = useTranslation('team')
  const [page, setPage] = useState(1)
  return (
    <section className={classes.panel} aria-labelledby="team-acts">
      <h2 id="team-acts">{t('acts.title')}</h2>
      <QueryView query={useQuery(actsQuery(page))} skeleton={<LoadingLines count={4} />}>
        {({ data, meta }) =>
          meta.total === 0 ? (
            <p className={classes.quiet}>{t('acts.none')}</p>
          ) : (
            <>
              <ul className={classes.lines}>
                {data.map((act) => (
                  <Line key={act.id} act={act} />
                ))}
              </ul>
              {meta.total > ACTS_A_PAGE && (
                <Pagination
                  total={Math.ceil(meta.total / ACTS_A_PAGE)}
                  value={page}
                  onChange={setPage}
                  aria-label={t('acts.pages')}
                />
              )}
            </>
          )
        }
      </QueryView>
    </section>
  )
}
