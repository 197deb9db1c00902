import type { Appointment } from '@emma/contracts/booking'

/** The patient: the dependent whom the customer booked for, else the customer. */
export const patientName = ({ customer, dependent }: Pick<Appointment, 'customer' | 'dependent'>): string =>
  dependent?.name ?? customer.name
