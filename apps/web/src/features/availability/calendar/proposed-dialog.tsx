import type { TimeProposal } from '@emma/contracts/booking/proposals'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { patientName, SentProposal, sentProposalsQuery } from '../../booking/index.ts'

interface Props {
  readonly proposal: TimeProposal
  readonly onClose: () => void
}

/** A time that is kept until a patient answers, and can be taken back. */
export default function ProposedDialog({ proposal, onClose }: Props) {
  const { data = [] } = useQuery(sentProposalsQuery)
  if (!data.some(({ id }) => id === proposal.id)) return null
  return (
    <Dialog title={patientName(proposal)} onClose={onClose}>
      <Suspense fallback={null}>
        <SentProposal id={proposal.schedule_id} />
      </Suspense>
    </Dialog>
  )
}
