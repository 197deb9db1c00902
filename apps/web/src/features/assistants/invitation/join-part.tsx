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
  /** Logged in with the address that was invited. */
  readonly isOwner: boolean
}

/** Who has an assistant's account joins by logging in with it. */
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
    rememberReturnTo(`/equipe/convite#${token}`)
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
