import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../lib/session/use-session.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { AuthCard } from '../../auth/index.ts'
import classes from '../assistants.module.css'
import { invitationQuery } from '../assistants.queries.ts'
import { JoinPart } from './join-part.tsx'
import { NewAccount } from './new-account.tsx'

const Over = () => {
  const { t } = useTranslation('team')
  return (
    <div className={classes.form} role="alert">
      <h1>{t('invitation.over')}</h1>
      <p>{t('invitation.overDetail')}</p>
      <LinkButton to="/login">{t('invitation.login')}</LinkButton>
    </div>
  )
}

const Other = ({ email }: { email: string }) => {
  const { t } = useTranslation('team')
  return (
    <div className={classes.form} role="alert">
      <h1>{t('invitation.other')}</h1>
      <p>{t('invitation.otherDetail', { email })}</p>
    </div>
  )
}

/** Shows an invitation and accepts it. The secret follows the `#` of the address. */
export default function TeamInvitationScreen() {
  const { t } = useTranslation('team')
  const token = useRouterState({ select: ({ location }) => location.hash })
  const user = useUser()
  const { data, isError, isPending } = useQuery(invitationQuery(token))
  if (token === '' || isError)
    return (
      <AuthCard>
        <Over />
      </AuthCard>
    )
  if (isPending)
    return (
      <AuthCard>
        <LoadingLines count={4} />
      </AuthCard>
    )
  const { specialist, account, email } = data
  return (
    <AuthCard>
      {account === 'other' ? (
        <Other email={email} />
      ) : (
        <div className={classes.form}>
          <h1>{t('invitation.title', { name: specialist.name })}</h1>
          <p>
            {t(data.receipts ? 'invitation.detailReceipts' : 'invitation.detail')}
            {data.chat && ` ${t('invitation.detailChat')}`}
          </p>
          {data.company !== null && <p>{t('invitation.company', { company: data.company })}</p>}
          <p className={classes.quiet}>{t('invitation.never')}</p>
          {account === 'none' ? (
            <NewAccount token={token} invitation={data} />
          ) : (
            <JoinPart
              token={token}
              email={email}
              isOwner={user?.role === 'assistant' && user.email === email}
            />
          )}
        </div>
      )}
    </AuthCard>
  )
}
