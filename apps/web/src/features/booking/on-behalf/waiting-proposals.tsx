import type { TimeProposal } from '@emma/contracts/booking/proposals'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../lib/i18n/format.ts'
import { WithdrawButton } from '../proposals/sent-proposal.tsx'
import classes from './on-behalf.module.css'

const Line = ({ proposal }: { proposal: TimeProposal }) => {
  const { t } = useTranslation('onBehalf')
  const { dependent, customer, starts_at, current_starts_at, expires_at } = proposal
  return (
    <li className={classes.link} data-open>
      <p>
        <strong>{dependent?.name ?? customer.name}</strong>
        <span>{formatMoment(starts_at)}</span>
        <small>
          {t('links.proposed', { from: formatMoment(current_starts_at), until: formatMoment(expires_at) })}
        </small>
      </p>
      <div className={classes.actions}>
        <WithdrawButton proposal={proposal} />
      </div>
    </li>
  )
}

/** The proposed times that patients have not answered yet, the first deadline first. */
export default function WaitingProposals({ proposals }: { proposals: readonly TimeProposal[] }) {
  return proposals.map((proposal) => <Line key={proposal.id} proposal={proposal} />)
}
