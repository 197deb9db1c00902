import type { Appointment } from '@emma/contracts/booking'
import type { TimeProposal } from '@emma/contracts/booking/proposals'
import { Alert, Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../lib/i18n/format.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { useChange } from '../change/use-change.ts'
import classes from './proposals.module.css'
import { withdrawMutation } from './proposals.queries.ts'
import { sentProposalsQuery } from './sent-proposals.query.ts'

/** Takes the time that was proposed for an appointment back. Texts of the phrase set `proposals`. */
export const WithdrawButton = ({ proposal }: { proposal: TimeProposal }) => {
  const { t } = useTranslation('proposals')
  const { options } = useChange()
  const withdraw = useMutation({
    ...withdrawMutation,
    ...options,
    onError: (error) => toast.problem(error),
    onSuccess: () => toast.success(t('waiting.withdrawn')),
  })
  const { dependent, customer, starts_at, schedule_id } = proposal
  return (
    <Button
      size="sm"
      variant="default"
      aria-label={`${t('waiting.withdraw')}: ${dependent?.name ?? customer.name}, ${formatMoment(starts_at)}`}
      loading={withdraw.isPending}
      onClick={() => withdraw.mutate(schedule_id)}
    >
      {t('waiting.withdraw')}
    </Button>
  )
}

/** A time proposed for an appointment that waits for an answer; usually none. */
export default function SentProposal({ id }: Pick<Appointment, 'id'>) {
  const { t } = useTranslation('proposals')
  const { data = [] } = useQuery(sentProposalsQuery)
  const sent = data.find(({ schedule_id: of }) => of === id)
  if (!sent) return null
  const words = { moment: formatMoment(sent.starts_at), until: formatMoment(sent.expires_at) }
  return (
    <Alert color="sky">
      <div className={classes.waiting}>
        <p>{t('waiting.words', words)}</p>
        <WithdrawButton proposal={sent} />
      </div>
    </Alert>
  )
}
