import type { BookingLink, LinkSeries, SeriesDate } from '@emma/contracts/booking/on-behalf'
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatHour, formatMoment, formatShortDay } from '../../../lib/i18n/format.ts'
import { ask } from '../../../ui/dialog/confirm.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { appointmentsKey } from '../booking.queries.ts'
import classes from './on-behalf.module.css'
import { cancelLinkMutation, linksQuery, resendMutation } from './on-behalf.queries.ts'

const cancelWords = ({ series }: BookingLink) =>
  series?.confirmed
    ? ({
        verb: 'links.cancelRest',
        of: 'links.cancelRestOf',
        title: 'links.cancelRestTitle',
        detail: 'links.cancelRestDetail',
        keep: 'links.keepSeries',
        done: 'links.canceledRest',
      } as const)
    : ({
        verb: 'links.cancel',
        of: 'links.cancelOf',
        title: 'links.cancelTitle',
        detail: 'links.cancelDetail',
        keep: 'links.keep',
        done: 'links.canceledNow',
      } as const)

const useActions = (link: BookingLink, name: string) => {
  const { t } = useTranslation('onBehalf')
  const client = useQueryClient()
  const after = (words: string) => ({
    onSuccess: () => toast.success(words),
    onError: (error: Error) => toast.problem(error),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: appointmentsKey })
      await client.invalidateQueries({ queryKey: ['booking', 'slots'] })
    },
  })
  const resend = useMutation({ ...resendMutation, ...after(t('links.resent')) })
  const words = cancelWords(link)
  const cancel = useMutation({ ...cancelLinkMutation, ...after(t(words.done)) })
  const question = {
    title: t(words.title, { name }),
    detail: t(words.detail),
    confirm: t(words.verb),
    cancel: t(words.keep),
    destructive: true,
  }
  return {
    isBusy: resend.isPending || cancel.isPending,
    resend: () => resend.mutate(link.id),
    cancel: async () => {
      if (await ask(question)) cancel.mutate(link.id)
    },
    copy: async (url: string) => {
      await navigator.clipboard.writeText(url)
      toast.success(t('links.copied'))
    },
  }
}

const Actions = ({ link, name }: { link: BookingLink; name: string }) => {
  const { t } = useTranslation('onBehalf')
  const { isBusy, resend, cancel, copy } = useActions(link, name)
  const { url, can } = link
  return (
    <div className={classes.actions}>
      {url !== null && (
        <Button variant="light" aria-label={t('links.copyOf', { name })} onClick={() => void copy(url)}>
          {t('links.copy')}
        </Button>
      )}
      {can.resend && (
        <Button variant="subtle" loading={isBusy} aria-label={t('links.resendOf', { name })} onClick={resend}>
          {t('links.resend')}
        </Button>
      )}
      {can.cancel && (
        <Button
          variant="subtle"
          color="coral"
          aria-label={t(cancelWords(link).of, { name })}
          onClick={() => void cancel()}
        >
          {t(cancelWords(link).verb)}
        </Button>
      )}
    </div>
  )
}

/** The dates of a series, and what became of each. */
const SeriesLines = ({ series: { dates } }: { series: LinkSeries }) => {
  const { t } = useTranslation('onBehalf')
  const stateOf = ({ status, paying, price }: SeriesDate) =>
    paying ? 'paying' : status === 'accepted' && price === 0 ? 'free' : status
  return (
    <details>
      <summary>{t('series.dates')}</summary>
      <ul className={classes.several}>
        {dates.map((date) => (
          <li key={date.position}>
            <span>{`${formatShortDay(date.starts_at)}, ${formatHour(date.starts_at)}`}</span>
            <span>{t(`links.date.${stateOf(date)}`)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

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
      <Actions link={link} name={name} />
    </li>
  )
}

/** Links not accepted yet, and those that ended in the last days. */
export const WaitingLinks = () => {
  const { t } = useTranslation('onBehalf')
  return (
    <Panel title={t('links.title')}>
      <QueryView query={useQuery(linksQuery)} skeleton={<LoadingLines count={3} />}>
        {(links) =>
          links.length === 0 ? (
            <p className={classes.quiet}>{t('links.none')}</p>
          ) : (
            <ul className={classes.links}>
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
