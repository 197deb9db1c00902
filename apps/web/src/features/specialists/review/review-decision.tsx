import type { SpecialistProfile } from '@emma/contracts/specialist-profile'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../ui/confirm.ts'
import { toast } from '../../../ui/toast.ts'
import { accountKey } from '../account/account.queries.ts'
import { statusName } from '../status-name.ts'
import classes from './review.module.css'
import { closeMutation, decideMutation } from './review.queries.ts'

const ReasonDialog = lazy(async () => ({ default: (await import('./reason-dialog.tsx')).ReasonDialog }))

const useDecisions = (id: string) => {
  const { t } = useTranslation('review')
  const client = useQueryClient()
  const navigate = useNavigate()
  const onSettled = () => client.invalidateQueries({ queryKey: accountKey })
  const decide = useMutation({
    ...decideMutation,
    onSuccess: (_after, { status }) => toast.success(t(`one.done.${statusName[status]}`)),
    onError: toast.problem,
    onSettled,
  })
  const close = useMutation({
    ...closeMutation,
    onSuccess: async () => {
      toast.success(t('one.closed'))
      await navigate({ to: '/admin/specialists' })
      client.removeQueries({ queryKey: [...accountKey, 'profile', id] })
    },
    onError: toast.problem,
    onSettled,
  })
  return { decide, close }
}

interface Props {
  readonly profile: SpecialistProfile
}

/** What may be decided at this status. */
export const ReviewDecision = ({ profile }: Props) => {
  const { t } = useTranslation('review')
  const { id, status, document } = profile
  const name = profile.personalData.fullName
  const { decide, close } = useDecisions(id)
  const [wanted, setWanted] = useState<3 | 4>()
  const accept = async () => {
    const isNew = status === 2
    const title = t(isNew ? 'one.approveTitle' : 'one.reactivateTitle', { name })
    const first = t(document ? 'one.approveDetail' : 'one.approveUnproven')
    const detail = isNew ? first : t('one.reactivateDetail')
    const confirm = t(isNew ? 'one.approve' : 'one.reactivate')
    if (await ask({ title, detail, confirm })) decide.mutate({ id, status: 1 })
  }
  const end = async () => {
    const question = { title: t('one.closeTitle', { name }), detail: t('one.closeDetail') }
    if (await ask({ ...question, confirm: t('one.close'), destructive: true })) close.mutate(id)
  }
  const isBusy = decide.isPending || close.isPending
  return (
    <section className={classes.actions} aria-label={t('one.decide')}>
      {status === 2 && (
        <Button variant="default" disabled={isBusy} onClick={() => setWanted(3)}>
          {t('one.refuse')}
        </Button>
      )}
      {status === 1 && (
        <Button variant="default" disabled={isBusy} onClick={() => setWanted(4)}>
          {t('one.suspend')}
        </Button>
      )}
      <Button variant="subtle" color="coral" disabled={isBusy} onClick={() => void end()}>
        {t('one.close')}
      </Button>
      {(status === 2 || status === 4) && (
        <Button loading={decide.isPending} disabled={close.isPending} onClick={() => void accept()}>
          {t(status === 2 ? 'one.approve' : 'one.reactivate')}
        </Button>
      )}
      {wanted && (
        <Suspense fallback={null}>
          <ReasonDialog
            title={t(wanted === 3 ? 'one.refuseTitle' : 'one.suspendTitle', { name })}
            confirm={t(wanted === 3 ? 'one.refuse' : 'one.suspend')}
            isSending={decide.isPending}
            onReason={(reason) =>
              decide.mutate({ id, status: wanted, reason }, { onSettled: () => setWanted(undefined) })
            }
            onClose={() => setWanted(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}
