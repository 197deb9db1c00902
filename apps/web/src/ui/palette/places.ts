/** A destination of the palette. */
export interface Place {
  readonly kind: 'action' | 'screen' | 'customer' | 'specialist'
  readonly name: string
  readonly path: string
  /** Address for booking an appointment for a patient. */
  readonly booking?: string
  /** Whether it is the page of a patient with an account, whose records issue documents. */
  readonly hasRecords?: boolean
}
