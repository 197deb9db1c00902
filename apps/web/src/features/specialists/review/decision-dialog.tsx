import type { SpecialistProfile } from '@emma/contracts/specialists/profile'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/problem.ts'
import ReasonDialog from '../../../ui/dialog/reason-dialog.tsx'
import { ComingQuestion } from './coming-question.tsx'
import type { ReviewAction } from './review-decision.tsx'
import type { Decisions } from './use-decisions.ts'

interface Props {
  readonly action: ReviewAction
  readonly profile: SpecialistProfile
  readonly decisions: Decisions
  readonly onClose: () => void
}

/** Asks for a reason; if patients would lose appointments it lists them, and asks again. */
export default function DecisionDialog({ action, profile, decisions, onClose }: Props) {
  const { t } = useTranslation('review')
  const { id } = profile
  const name = profile.personalData.fullName
  const { decide, close } = decisions
  const [typedReason, setTypedReason] = useState('')
  // The refusal that listed them: it stays while the second request runs.
  const [listed, setListed] = useState<Error>()
  if (listed === undefined && isProblem(decide.error, 'open_appointments') && decide.error) {
    setListed(decide.error)
  }
  const changeReason = (reason: string) => {
    setTypedReason(reason)
    if (action === 'close') close.mutate({ id, reason })
    else decide.mutate({ id, status: action === 'refuse' ? 3 : 4, reason })
  }
  if (listed)
    return (
      <ComingQuestion
        name={name}
        error={listed}
        isSending={decide.isPending}
        onConfirm={() => decide.mutate({ id, status: 4, reason: typedReason, cancel_appointments: true })}
        onClose={onClose}
      />
    )
  return (
    <ReasonDialog
      title={t(`one.${action}Title`, { name })}
      {...(action === 'close' ? { detail: t('one.closeDetail') } : {})}
      label={t('one.reason')}
      hint={t(action === 'close' ? 'one.reasonTrail' : 'one.reasonHint')}
      required={t('one.reasonRequired')}
      longest={action === 'close' ? 500 : 1000}
      confirm={t(`one.${action}`)}
      isSending={decide.isPending || close.isPending}
      onReason={changeReason}
      onClose={onClose}
    />
  )
}
