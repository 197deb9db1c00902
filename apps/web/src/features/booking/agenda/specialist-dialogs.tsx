import { CompanionSheet } from '../../companions/index.ts'
import CancelAppointmentDialog from '../change/cancel-appointment-dialog.tsx'
import { CancelManyDialog } from '../change/cancel-many-dialog.tsx'
import FinishDialog from '../change/finish-dialog.tsx'
import ProposeDialog from '../proposals/propose-dialog.tsx'

type OfOne = Parameters<typeof FinishDialog>[0] & {
  readonly asks: 'finish' | 'cancel' | 'companion' | 'propose'
}
type OfMany = Parameters<typeof CancelManyDialog>[0] & { readonly asks: 'cancelMany' }

const DialogOfOne = ({ asks, ...props }: OfOne) => {
  if (asks === 'companion')
    return <CompanionSheet appointmentId={props.appointment.id} onClose={props.onClose} />
  if (asks === 'propose') return <ProposeDialog appointment={props.appointment} onClose={props.onClose} />
  return asks === 'finish' ? <FinishDialog {...props} /> : <CancelAppointmentDialog {...props} />
}

/** Dialogs before appointments end, and the companion's: one part, loaded on use. */
export default function SpecialistDialogs(props: OfOne | OfMany) {
  return props.asks === 'cancelMany' ? <CancelManyDialog {...props} /> : <DialogOfOne {...props} />
}
