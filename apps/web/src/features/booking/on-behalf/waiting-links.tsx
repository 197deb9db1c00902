import type { BookingLink } from '@emma/contracts/booking/on-behalf'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../lib/i18n/format.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { sentProposalsQuery } from '../proposals/sent-proposals.query.ts'
import { LinkActions, SeriesLines } from './link-parts.tsx'
import { linksQuery } from './links.queries.ts'
import classes from './on-behalf.module.css'

const WaitingProposals = lazyPart(() => import('./waiting-proposals.tsx'), 'proposals')

const useProgress = ({ series, price, paying, status, expires_at }: BookingLink) => {
  const { t } = useTranslation('onBehalf')
  if (status !== 'open') return t(`links.${status}`)
  const moment = formatMoment(expires_at)
  if (paying) return t('links.paying')
  return t(series?.confirmed && price > 0 ? 'links.next' : 'links.waiting', { moment })
}

const Line = ({ link }: { link: BookingLink }) => {
  const { t } = useTranslation('onBehalf')
  const name = link.name ?? t('links.somebody')
  const progress = useProgress(link)
  const { series } = link
  const paid = series?.dates.filter(({ status }) => status === 'accepted').length ?? 0
  return (
    <li className={classes.link} data-open={link.status === 'open' || undefined}>
      <p>
        <strong>{name}</strong>
        <span>{formatMoment(link.starts_at)}</span>
        {series && (
          <span>
            {t(link.price > 0 ? 'links.series' : 'links.seriesFree', {
              count: paid,
              total: series.dates.length,
            })}
          </span>
        )}
        <small>{progress}</small>
      </p>
      {series && <SeriesLines series={series} />}
      <LinkActions link={link} name={name} />
    </li>
  )
}

/** Proposed times without an answer, links not accepted yet, and those that ended in the last days. */
export const WaitingLinks = () => {
  const { t } = useTranslation('onBehalf')
  const { data: proposals = [] } = useQuery(sentProposalsQuery)
  return (
    <Panel title={t('links.title')}>
      <QueryView query={useQuery(linksQuery)} skeleton={<LoadingLines count={3} />}>
        {(links) =>
          links.length + proposals.length === 0 ? (
            <p className={classes.quiet}>{t('links.none')}</p>
          ) : (
            <ul className={classes.links}>
              <Suspense fallback={null}>
                {proposals.length > 0 && <WaitingProposals proposals={proposals} />}
              </Suspense>
              {links.map((link) => (
                <Line key={link.id} link={link} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Panel>
  )
}
