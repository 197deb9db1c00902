import CancelVisitDialog from './cancel-visit-dialog.tsx'
import FinishDialog from './finish-dialog.tsx'

type Props = Parameters<typeof FinishDialog>[0] & { readonly asks: 'finish' | 'cancel' }

/** What is asked before an appointment ends either way: one part, fetched when it is needed. */
export default function VisitDialogs({ asks, ...props }: Props) {
  return asks === 'finish' ? <FinishDialog {...props} /> : <CancelVisitDialog {...props} />
}
