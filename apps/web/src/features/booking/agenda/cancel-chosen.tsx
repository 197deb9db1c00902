import type { Appointment } from '@emma/contracts/booking'
import { useTranslation } from 'react-i18next'
import { useWhen } from '../../../ui/time/appointment-card-when.tsx'
import { CancelManyButton } from '../change/cancel-many-button.tsx'
import { patientName } from '../patient-name.ts'

interface Props {
  readonly appointments: readonly Appointment[]
  readonly onDone: () => void
}

/** Cancels the chosen ones that can be canceled, and says which can't. */
export const CancelChosen = ({ appointments, onDone }: Props) => {
  const { t } = useTranslation('booking')
  const whenOf = useWhen()
  const open = appointments.filter(({ can }) => can.cancel)
  const count = appointments.length - open.length
  const canceling = open.map((appointment) => {
    const { day, hours } = whenOf(appointment)
    return { id: appointment.id, name: patientName(appointment), when: `${day}, ${hours}` }
  })
  return (
    <>
      {open.length > 0 && <CancelManyButton appointments={canceling} onDone={onDone} />}
      {count > 0 && <span>{t('appointments.standing', { count })}</span>}
    </>
  )
}
