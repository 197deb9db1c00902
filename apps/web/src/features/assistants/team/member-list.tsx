import type { TeamMember } from '@emma/contracts/assistants/team'
import { Button, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate, formatMoment } from '../../../lib/i18n/format.ts'
import { ask } from '../../../ui/dialog/confirm.ts'
import classes from './team.module.css'
import { removeMutation, rightsMutation } from './team.queries.ts'
import { useTeamChange } from './use-team-change.ts'

const Member = ({ member }: { member: TeamMember }) => {
  const { t } = useTranslation('team')
  const { id, name, email, receipts, chat, company, since, last_act_at } = member
  const rights = useTeamChange(rightsMutation, t('members.changed'))
  const removal = useTeamChange(removeMutation, t('members.removed', { name }))
  const remove = async () => {
    const question = {
      title: t('members.removeTitle', { name }),
      detail: t('members.removeDetail'),
      confirm: t('members.remove'),
      destructive: true,
    }
    if (await ask(question)) removal.mutate(id)
  }
  return (
    <li>
      <span className={classes.who}>
        <strong>{name}</strong>
        <span>{email}</span>
        <small>
          {t('members.since', { date: formatDate(since) })} ·{' '}
          {last_act_at === null
            ? t('members.noAct')
            : t('members.lastAct', { moment: formatMoment(last_act_at) })}
        </small>
        {company !== null && <small>{t('members.company', { company })}</small>}
      </span>
      <span className={classes.actions}>
        <span className={classes.rights}>
          <Switch
            label={t('rights.receipts')}
            aria-label={t('rights.receiptsOf', { name })}
            checked={receipts}
            disabled={rights.isPending}
            onChange={({ currentTarget }) => rights.mutate({ id, chat, receipts: currentTarget.checked })}
          />
          <Switch
            label={t('rights.chat')}
            aria-label={t('rights.chatOf', { name })}
            checked={chat}
            disabled={rights.isPending}
            onChange={({ currentTarget }) => rights.mutate({ id, receipts, chat: currentTarget.checked })}
          />
        </span>
        <Button
          size="sm"
          variant="subtle"
          color="coral"
          loading={removal.isPending}
          aria-label={t('members.removeOf', { name })}
          onClick={() => void remove()}
        >
          {t('members.remove')}
        </Button>
      </span>
    </li>
  )
}

/** The assistants with their rights; each can be removed. */
export const MemberList = ({ members }: { members: readonly TeamMember[] }) => {
  const { t } = useTranslation('team')
  return (
    <section className={classes.panel} aria-labelledby="team-members">
      <h2 id="team-members">{t('members.title')}</h2>
      {members.length === 0 ? (
        <p className={classes.quiet}>{t('members.none')}</p>
      ) : (
        <ul className={classes.lines}>
          {members.map((member) => (
            <Member key={member.id} member={member} />
          ))}
        </ul>
      )}
    </section>
  )
}
