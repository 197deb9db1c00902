/**
 * Tells people's open screens something. Delivery is best effort: what must not be lost is in the database,
 * and a client asks for what came after the last thing it has.
 */
export interface Realtime {
  /** To every socket of a user. Payloads are typed by the contract of the event. */
  readonly tellUser: (userId: string, event: string, payload: unknown) => void
  /** Ends every socket of a session, on every process. */
  readonly endSession: (sessionId: string) => void
}
