import type { BookingLink } from '@emma/contracts/booking/on-behalf'
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../lib/i18n/format.ts'
import { ask } from '../../../ui/dialog/confirm.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { appointmentsKey } from '../booking.queries.ts'
import classes from './on-behalf.module.css'
import { cancelLinkMutation, linksQuery, resendMutation } from './on-behalf.queries.ts'

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
  const cancel = useMutation({ ...cancelLinkMutation, ...after(t('links.canceledNow')) })
  const question = {
    title: t('links.cancelTitle', { name }),
    detail: t('links.cancelDetail'),
    confirm: t('links.cancel'),
    cancel: t('links.keep'),
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
          aria-label={t('links.cancelOf', { name })}
          onClick={() => void cancel()}
        >
          {t('links.cancel')}
        </Button>
      )}
    </div>
  )
}

const Line = ({ link }: { link: BookingLink }) => {
  const { t } = useTranslation('onBehalf')
  const name = link.name ?? t('links.somebody')
  const waiting = link.paying
    ? t('links.paying')
    : t('links.waiting', { moment: formatMoment(link.expires_at) })
  return (
    <li className={classes.link} data-open={link.status === 'open' || undefined}>
      <p>
        <strong>{name}</strong>
        <span>{formatMoment(link.starts_at)}</span>
        <small>{link.status === 'open' ? waiting : t(`links.${link.status}`)}</small>
      </p>
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
