import type { Appointment } from '@emma/contracts/booking'
import layout from '../../../ui/layout/layout.module.css'
import { ReturnOffer } from './return-offer.tsx'
import classes from './returns.module.css'

/** Open return visits, each with its specialist. */
export const ReturnList = ({ appointments }: { appointments: readonly Appointment[] }) => (
  <ul className={`${layout.boxed} ${classes.list}`}>
    {appointments.map((appointment) => (
      <li key={appointment.id}>
        <strong>{appointment.specialist.name}</strong>
        <ReturnOffer appointment={appointment} />
      </li>
    ))}
  </ul>
)
