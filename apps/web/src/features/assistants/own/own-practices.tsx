import type { ServedPractice } from '@emma/contracts/assistants'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/i18n/format.ts'
import { ask } from '../../../ui/dialog/confirm.ts'
import { toast } from '../../../ui/toast/toast.ts'
import classes from '../assistants.module.css'
import { assistantQuery, leaveMutation } from '../assistants.queries.ts'

/** The teams the assistant belongs to; each can be left. */
export const OwnPractices = ({ practices }: { practices: readonly ServedPractice[] }) => {
  const { t } = useTranslation('assistants')
  const client = useQueryClient()
  const leave = useMutation({
    ...leaveMutation,
    onSuccess: () => toast.success(t('profile.left')),
    onError: toast.problem,
    onSettled: () => client.invalidateQueries({ queryKey: assistantQuery.queryKey }),
  })
  const askAndLeave = async ({ specialist_id, name }: ServedPractice) => {
    const question = {
      title: t('profile.leaveTitle', { name }),
      detail: t('profile.leaveDetail'),
      confirm: t('profile.leave'),
      destructive: true,
    }
    if (await ask(question)) leave.mutate(specialist_id)
  }
  return (
    <section className={classes.panel} aria-labelledby="own-practices">
      <h2 id="own-practices">{t('profile.practices')}</h2>
      {practices.length === 0 && <p className={classes.quiet}>{t('practice.noneDetail')}</p>}
      <ul className={classes.lines}>
        {practices.map((practice) => (
          <li key={practice.specialist_id}>
            <span className={classes.who}>
              <strong>{practice.name}</strong>
              <small>
                {t('profile.since', { date: formatDate(practice.since) })} ·{' '}
                {t(practice.receipts ? 'profile.withReceipts' : 'profile.withoutReceipts')}
                {practice.chat && ` · ${t('profile.withChat')}`}
              </small>
            </span>
            <Button
              size="sm"
              variant="subtle"
              color="coral"
              aria-label={t('profile.leaveOf', { name: practice.name })}
              onClick={() => void askAndLeave(practice)}
            >
              {t('profile.leave')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
