interface OfPatient {
  readonly customer: { readonly name: string }
  readonly dependent: { readonly name: string } | null
}

/** The patient: the dependent whom the customer booked for, else the customer. */
export const patientName = ({ customer, dependent }: OfPatient): string => dependent?.name ?? customer.name
