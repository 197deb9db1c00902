import type { BookingLink, LinkSeries, SeriesDate } from '@emma/contracts/booking/on-behalf'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatHour, formatShortDay } from '../../../lib/i18n/format.ts'
import { ask } from '../../../ui/dialog/confirm.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { appointmentsKey } from '../booking.queries.ts'
import { cancelLinkMutation, resendMutation } from './links.queries.ts'
import classes from './on-behalf.module.css'

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

const useActions = (link: BookingLink, name: string, onCanceled: () => void) => {
  const { t } = useTranslation('onBehalf')
  const client = useQueryClient()
  const after = (words: string, then?: () => void) => ({
    onSuccess: () => {
      toast.success(words)
      then?.()
    },
    onError: (error: Error) => toast.problem(error),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: appointmentsKey })
      await client.invalidateQueries({ queryKey: ['booking', 'slots'] })
    },
  })
  const resend = useMutation({ ...resendMutation, ...after(t('links.resent')) })
  const words = cancelWords(link)
  const cancel = useMutation({ ...cancelLinkMutation, ...after(t(words.done), onCanceled) })
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

interface ActionsProps {
  readonly link: BookingLink
  readonly name: string
  readonly onCanceled?: () => void
}

/** Copies, repeats or takes a link back. */
export const LinkActions = ({ link, name, onCanceled = () => undefined }: ActionsProps) => {
  const { t } = useTranslation('onBehalf')
  const { isBusy, resend, cancel, copy } = useActions(link, name, onCanceled)
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
export const SeriesLines = ({ series: { dates } }: { series: LinkSeries }) => {
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
