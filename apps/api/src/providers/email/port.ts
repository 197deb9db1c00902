export interface EmailMessage {
  readonly to: string
  readonly subject: string
  /** A letter: paragraphs, with links as `[words](address)`; the adapter makes the plain and the HTML part from it. */
  readonly text: string
}
/** Sends one e-mail. @throws NotTaken when the server did not; any other Error when nobody knows */
export interface EmailPort {
  readonly send: (message: EmailMessage) => Promise<void>
}
