import type { SpecialistProfile } from '@emma/contracts/specialist-profile'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/problem.ts'
import ReasonDialog from '../../../ui/reason-dialog.tsx'
import { ComingQuestion } from './coming-question.tsx'
import type { Wanted } from './review-decision.tsx'
import type { Decisions } from './use-decisions.ts'

interface Props {
  readonly wanted: Wanted
  readonly profile: SpecialistProfile
  readonly decisions: Decisions
  readonly onClose: () => void
}

/** Asks why; before patients lose their appointments it shows which, and asks a second time. */
export default function DecisionDialog({ wanted, profile, decisions, onClose }: Props) {
  const { t } = useTranslation('review')
  const { id } = profile
  const name = profile.personalData.fullName
  const { decide, close } = decisions
  const [told, setTold] = useState('')
  // The refusal that listed them: it stays while the second answer is on its way.
  const [listed, setListed] = useState<Error>()
  if (listed === undefined && isProblem(decide.error, 'open_appointments') && decide.error) {
    setListed(decide.error)
  }
  const tell = (reason: string) => {
    setTold(reason)
    if (wanted === 'close') close.mutate({ id, reason })
    else decide.mutate({ id, status: wanted === 'refuse' ? 3 : 4, reason })
  }
  if (listed)
    return (
      <ComingQuestion
        name={name}
        error={listed}
        isSending={decide.isPending}
        onConfirm={() => decide.mutate({ id, status: 4, reason: told, cancel_appointments: true })}
        onClose={onClose}
      />
    )
  return (
    <ReasonDialog
      title={t(`one.${wanted}Title`, { name })}
      {...(wanted === 'close' ? { detail: t('one.closeDetail') } : {})}
      label={t('one.reason')}
      hint={t(wanted === 'close' ? 'one.reasonTrail' : 'one.reasonHint')}
      required={t('one.reasonRequired')}
      longest={wanted === 'close' ? 500 : 1000}
      confirm={t(`one.${wanted}`)}
      isSending={decide.isPending || close.isPending}
      onReason={tell}
      onClose={onClose}
    />
  )
}
