import type { TeamInvitation } from '@emma/contracts/assistants/team'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/i18n/format.ts'
import classes from './team.module.css'
import { cancelMutation, resendMutation } from './team.queries.ts'
import { useTeamChange } from './use-team-change.ts'

const Line = ({ invitation }: { invitation: TeamInvitation }) => {
  const { t } = useTranslation('team')
  const { id, name, email, company, expires_at, can_resend } = invitation
  const again = useTeamChange(resendMutation, t('pending.resent'))
  const cancel = useTeamChange(cancelMutation, t('pending.canceled'))
  return (
    <li>
      <span className={classes.who}>
        <strong>{name}</strong>
        <span>{email}</span>
        <small>{t('pending.until', { date: formatDate(expires_at) })}</small>
        {company !== null && <small>{t('members.company', { company })}</small>}
      </span>
      <span className={classes.actions}>
        {can_resend && (
          <Button
            size="sm"
            variant="light"
            loading={again.isPending}
            aria-label={t('pending.resendOf', { name })}
            onClick={() => again.mutate(id)}
          >
            {t('pending.resend')}
          </Button>
        )}
        <Button
          size="sm"
          variant="subtle"
          color="coral"
          loading={cancel.isPending}
          aria-label={t('pending.cancelOf', { name })}
          onClick={() => cancel.mutate(id)}
        >
          {t('pending.cancel')}
        </Button>
      </span>
    </li>
  )
}

/** Open invitations. */
export const InvitationList = ({ invitations }: { invitations: readonly TeamInvitation[] }) => {
  const { t } = useTranslation('team')
  return (
    <section className={classes.panel} aria-labelledby="team-pending">
      <h2 id="team-pending">{t('pending.title')}</h2>
      <ul className={classes.lines}>
        {invitations.map((invitation) => (
          <Line key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}
