import { CompanionSheet } from '../../companions/index.ts'
import CancelAppointmentDialog from '../change/cancel-appointment-dialog.tsx'
import FinishDialog from '../change/finish-dialog.tsx'
import ProposeDialog from '../proposals/propose-dialog.tsx'

type Props = Parameters<typeof FinishDialog>[0] & {
  readonly asks: 'finish' | 'cancel' | 'companion' | 'propose'
}

/** What is asked before an appointment ends either way, and who comes along: one part, fetched when it is needed. */
export default function SpecialistDialogs({ asks, ...props }: Props) {
  if (asks === 'companion')
    return <CompanionSheet appointmentId={props.appointment.id} onClose={props.onClose} />
  if (asks === 'propose') return <ProposeDialog appointment={props.appointment} onClose={props.onClose} />
  return asks === 'finish' ? <FinishDialog {...props} /> : <CancelAppointmentDialog {...props} />
}
