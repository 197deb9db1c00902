/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** The person closed the browser's own dialog, or let it run out: nothing went wrong (WebAuthn 3, 5.1.4). */
export const gaveUp = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
