import { gaveUp } from './passkey-support.ts'

/** Sends a passkey to the server; `false` if the user gave up. */
export const sendPasskey = async (): Promise<boolean> => {
  try {
    const { showPasskey } = await import('./passkey.ts')
    await showPasskey()
    return true
  } catch (error) {
    if (gaveUp(error)) return false
    throw error
  }
}
