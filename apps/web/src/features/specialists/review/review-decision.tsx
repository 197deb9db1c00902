import type { SpecialistProfile } from '@emma/contracts/specialists/profile'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../ui/dialog/confirm.ts'
import layout from '../../../ui/layout/layout.module.css'
import { useDecisions } from './use-decisions.ts'

const DecisionDialog = lazy(() => import('./decision-dialog.tsx'))
export type ReviewAction = 'refuse' | 'suspend' | 'close'

interface Props {
  readonly profile: SpecialistProfile
}

/** Decisions possible in this status. */
export const ReviewDecision = ({ profile }: Props) => {
  const { t } = useTranslation('review')
  const { id, status, document } = profile
  const name = profile.personalData.fullName
  const [action, setAction] = useState<ReviewAction>()
  const decisions = useDecisions(id, () => setAction(undefined))
  const { decide, close } = decisions
  const accept = async () => {
    const isNew = status === 2
    const title = t(isNew ? 'one.approveTitle' : 'one.reactivateTitle', { name })
    const first = t(document ? 'one.approveDetail' : 'one.approveUnproven')
    const detail = isNew ? first : t('one.reactivateDetail')
    const confirm = t(isNew ? 'one.approve' : 'one.reactivate')
    if (await ask({ title, detail, confirm })) decide.mutate({ id, status: 1 })
  }
  const isBusy = decide.isPending || close.isPending
  return (
    <section className={layout.end} aria-label={t('one.decide')}>
      {status === 2 && (
        <Button variant="default" disabled={isBusy} onClick={() => setAction('refuse')}>
          {t('one.refuse')}
        </Button>
      )}
      {status === 1 && (
        <Button variant="default" disabled={isBusy} onClick={() => setAction('suspend')}>
          {t('one.suspend')}
        </Button>
      )}
      <Button variant="subtle" color="coral" disabled={isBusy} onClick={() => setAction('close')}>
        {t('one.close')}
      </Button>
      {(status === 2 || status === 4) && (
        <Button loading={decide.isPending} disabled={close.isPending} onClick={() => void accept()}>
          {t(status === 2 ? 'one.approve' : 'one.reactivate')}
        </Button>
      )}
      {action && (
        <Suspense fallback={null}>
          <DecisionDialog
            action={action}
            profile={profile}
            decisions={decisions}
            onClose={() => setAction(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}
