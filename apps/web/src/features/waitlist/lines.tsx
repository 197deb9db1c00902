import type { WaitlistEntry } from '@emma/contracts/waitlist'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate, formatMoment, noonOf } from '../../lib/i18n/format.ts'
import { specialtyName } from '../../lib/i18n/i18n.ts'
import { ask } from '../../ui/dialog/confirm.ts'
import layout from '../../ui/layout/layout.module.css'
import { Panel } from '../../ui/layout/panel.tsx'
import { PersonAvatar } from '../../ui/person/person-avatar.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { OfferNotice } from './offer-notice.tsx'
import { forgetLines, useWaitlist } from './use-waitlist.ts'
import classes from './waitlist.module.css'
import { leaveMutation } from './waitlist.queries.ts'

const LeaveButton = ({ id, specialist: { name }, specialty }: WaitlistEntry) => {
  const { t } = useTranslation('waitlist')
  const client = useQueryClient()
  const leaving = useMutation({
    ...leaveMutation,
    onError: toast.problem,
    onSettled: () => forgetLines(client),
    onSuccess: () => toast.success(t('lines.left')),
  })
  const leave = async () => {
    const question = { title: t('lines.leaveTitle'), detail: t('lines.leaveDetail', { name }) }
    if (await ask({ ...question, confirm: t('lines.leave'), destructive: true })) leaving.mutate(id)
  }
  return (
    <Button
      px="sm"
      variant="subtle"
      color="coral"
      aria-label={t('lines.leaveOf', { name, specialty: specialtyName(specialty.name) })}
      loading={leaving.isPending}
      onClick={() => void leave()}
    >
      {t('lines.leave')}
    </Button>
  )
}

const Line = ({ entry }: { entry: WaitlistEntry }) => {
  const { t } = useTranslation('waitlist')
  const { specialist, specialty, current_starts_at: current, until, position } = entry
  return (
    <li className={classes.line}>
      <PersonAvatar name={specialist.name} src={specialist.avatar} />
      <p className={classes.who}>
        <strong>{specialist.name}</strong>
        <span>{specialtyName(specialty.name)}</span>
        <small>
          {current
            ? t('lines.earlier', { moment: formatMoment(current) })
            : t('lines.until', { date: formatDate(noonOf(until), 'UTC') })}
        </small>
      </p>
      <strong className={classes.position}>
        {position === 1 ? t('lines.next') : t('lines.position', { position })}
      </strong>
      <LeaveButton {...entry} />
    </li>
  )
}

/** The patient's offers and places in line; nothing without any. */
export default function Lines() {
  const { t } = useTranslation('waitlist')
  const { data = [] } = useWaitlist()
  if (data.length === 0) return null
  return (
    <div className={classes.lines}>
      {data.map((entry) => entry.offer && <OfferNotice key={entry.id} entry={entry} offer={entry.offer} />)}
      <Panel title={t('lines.title')}>
        <ul className={layout.items}>
          {data.map((entry) => (
            <Line key={entry.id} entry={entry} />
          ))}
        </ul>
      </Panel>
    </div>
  )
}
