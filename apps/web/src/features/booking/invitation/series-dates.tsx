import type { LinkSeries, SeriesDate } from '@emma/contracts/booking/on-behalf'
import { useTranslation } from 'react-i18next'
import { formatBRL } from '../../../lib/i18n/format.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import classes from './invitation.module.css'
import { shortMoment } from './short-moment.ts'

const useState = ({ status, paying, until }: SeriesDate): string => {
  const { t } = useTranslation('invitation')
  if (paying) return t('series.paying')
  if (status !== 'open' || until === null) return t(`series.${status === 'open' ? 'expired' : status}`)
  return t('series.pay', { moment: shortMoment(until) })
}

const DateLine = ({ date }: { date: SeriesDate }) => (
  <li>
    <strong>{shortMoment(date.starts_at)}</strong>
    <span>{formatBRL(date.price)}</span>
    <small>{useState(date)}</small>
  </li>
)

/** Leads to paying all dates that are reserved, if they are several and cost something. */
export const PayAll = ({ series }: { series: LinkSeries }) => {
  const { t } = useTranslation('invitation')
  const open = series.dates.filter(
    ({ status, paying, until }) => status === 'open' && !paying && until !== null,
  )
  const total = open.reduce((sum, { price }) => sum + price, 0)
  if (open.length < 2 || total === 0) return null
  return (
    <LinkButton variant="light" to="/customer/serie/$id" params={{ id: series.id }}>
      {t('series.payAll', { count: open.length, total: formatBRL(total) })}
    </LinkButton>
  )
}

interface Props {
  readonly series: LinkSeries
  /** The reader is the patient of the series, who may pay all of it. */
  readonly isOwn?: boolean
}

/** All dates of a link, each with its price, and its state or until when it is paid. */
export default function SeriesDates({ series, isOwn = false }: Props) {
  const { t } = useTranslation('invitation')
  return (
    <>
      <ul className={classes.dates} aria-label={t('series.dates')}>
        {series.dates.map((date) => (
          <DateLine key={date.position} date={date} />
        ))}
      </ul>
      <p className={classes.rule}>{t(series.confirmed ? 'series.ruleNext' : 'series.rule')}</p>
      {isOwn && <PayAll series={series} />}
    </>
  )
}
