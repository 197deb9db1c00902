export interface EmailMessage {
  readonly to: string
  /** Recipient of replies; the sender by default. */
  readonly replyTo?: string | undefined
  readonly subject: string
  /** Language of the message; Portuguese by default. */
  readonly language?: string | undefined
  /**
   * A letter: paragraphs, with links as `[words](address)`; the adapter creates the plain and the HTML part from it.
   */
  readonly text: string
  /** Unsubscribes the person from letters of this kind with one POST (RFC 8058); absent for obligatory ones. */
  readonly unsubscribeUrl?: string | undefined
  /** A calendar invitation or its withdrawal, as part and attachment of the letter (RFC 6047). */
  readonly calendar?:
    | { readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; readonly content: string }
    | undefined
}
/** Sends one e-mail. @throws NotTaken when the server did not accept it; any other Error when that is unknown */
export interface EmailPort {
  readonly send: (message: EmailMessage) => Promise<void>
}
