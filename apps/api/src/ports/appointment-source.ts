import type { Tx } from '../db/transaction.ts'

/** A feature that creates appointments, such as the queue. It is updated when booking ends one of them. */
export interface AppointmentSource {
  /** Called for every appointment that ends; those of other sources are ignored. */
  readonly onEnded: (
    tx: Tx,
    appointmentId: string,
    status: 'finished' | 'no_show',
    now: Date,
  ) => Promise<void>
  /** Ends the place of a patient who never answered the call. False if there was none, or it was answered. */
  readonly endUnanswered: (tx: Tx, appointmentId: string, now: Date) => Promise<boolean>
}
