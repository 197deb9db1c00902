import type { Appointment } from '@emma/contracts/booking'
import layout from '../../../ui/layout/layout.module.css'
import { ReturnOffer } from './return-offer.tsx'
import classes from './returns.module.css'

/** Return visits that are still to be booked, each with whom. */
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
