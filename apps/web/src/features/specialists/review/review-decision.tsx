import type { SpecialistProfile } from '@emma/contracts/specialist-profile'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../ui/confirm.ts'
import classes from './review.module.css'
import { useDecisions } from './use-decisions.ts'

const DecisionDialog = lazy(() => import('./decision-dialog.tsx'))
export type Wanted = 'refuse' | 'suspend' | 'close'

interface Props {
  readonly profile: SpecialistProfile
}

/** What may be decided at this status. */
export const ReviewDecision = ({ profile }: Props) => {
  const { t } = useTranslation('review')
  const { id, status, document } = profile
  const name = profile.personalData.fullName
  const [wanted, setWanted] = useState<Wanted>()
  const decisions = useDecisions(id, () => setWanted(undefined))
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
    <section className={classes.actions} aria-label={t('one.decide')}>
      {status === 2 && (
        <Button variant="default" disabled={isBusy} onClick={() => setWanted('refuse')}>
          {t('one.refuse')}
        </Button>
      )}
      {status === 1 && (
        <Button variant="default" disabled={isBusy} onClick={() => setWanted('suspend')}>
          {t('one.suspend')}
        </Button>
      )}
      <Button variant="subtle" color="coral" disabled={isBusy} onClick={() => setWanted('close')}>
        {t('one.close')}
      </Button>
      {(status === 2 || status === 4) && (
        <Button loading={decide.isPending} disabled={close.isPending} onClick={() => void accept()}>
          {t(status === 2 ? 'one.approve' : 'one.reactivate')}
        </Button>
      )}
      {wanted && (
        <Suspense fallback={null}>
          <DecisionDialog
            wanted={wanted}
            profile={profile}
            decisions={decisions}
            onClose={() => setWanted(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}
