/** Whether this browser supports passkeys. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** The user closed the browser's own dialog, or it timed out: not an error (WebAuthn 3, 5.1.4). */
export const gaveUp = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
