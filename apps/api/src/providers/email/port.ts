export interface EmailMessage {
  readonly to: string
  readonly subject: string
  /** A letter: paragraphs, with links as `[words](address)`; the adapter makes the plain and the HTML part from it. */
  readonly text: string
}
/** Sends one e-mail. @throws Error when the server did not take it; the job tries again */
export interface EmailPort {
  readonly send: (message: EmailMessage) => Promise<void>
}
