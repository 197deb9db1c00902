import { ASSISTANT_INVITATION_PATH } from '@emma/contracts/assistants'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { rememberReturnTo } from '../../../lib/session/return-to.ts'
import { useSession, useUser } from '../../../lib/session/use-session.ts'
import { toast } from '../../../ui/toast/toast.ts'
import classes from '../assistants.module.css'
import { assistantQuery, joinMutation } from '../assistants.queries.ts'

interface Props {
  readonly token: string
  readonly email: string
  /** Logged in with the invited address. */
  readonly isOwner: boolean
}

/** For an existing assistant account: accepts, or leads to the login first. */
export const JoinPart = ({ token, email, isOwner }: Props) => {
  const { t } = useTranslation('team')
  const client = useQueryClient()
  const navigate = useNavigate()
  const session = useSession()
  const isElsewhere = useUser() !== null && !isOwner
  const join = useMutation({
    ...joinMutation,
    onSuccess: async (profile) => {
      client.setQueryData(assistantQuery.queryKey, profile)
      toast.success(t('invitation.joined'))
      await navigate({ to: '/assistente' })
    },
    onError: toast.problem,
  })
  const enter = async () => {
    if (isElsewhere) await session.signOut()
    rememberReturnTo(`${ASSISTANT_INVITATION_PATH}#${token}`)
    await navigate({ to: '/login', search: {} })
  }
  if (isOwner)
    return (
      <Button size="lg" fullWidth loading={join.isPending} onClick={() => join.mutate(token)}>
        {t('invitation.accept')}
      </Button>
    )
  return (
    <>
      <p className={classes.quiet}>
        {t(isElsewhere ? 'invitation.elsewhere' : 'invitation.known', { email })}
      </p>
      <Button size="lg" fullWidth onClick={() => void enter()}>
        {t('invitation.enter')}
      </Button>
    </>
  )
}
