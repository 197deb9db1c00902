import CancelAppointmentDialog from '../change/cancel-appointment-dialog.tsx'
import FinishDialog from '../change/finish-dialog.tsx'

type Props = Parameters<typeof FinishDialog>[0] & { readonly asks: 'finish' | 'cancel' }

/** What is asked before an appointment ends either way: one part, fetched when it is needed. */
export default function SpecialistDialogs({ asks, ...props }: Props) {
  return asks === 'finish' ? <FinishDialog {...props} /> : <CancelAppointmentDialog {...props} />
}
