import { storageKeys } from '../storage-keys.ts'

const BYTES = 24

const made = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** A request with this browser's token, which is made the first time and stays when people log out. */
export const withDevice = (request: Request, storage: Storage): Request => {
  const token = storage.getItem(storageKeys.device) ?? made()
  storage.setItem(storageKeys.device, token)
  request.headers.set('x-device', token)
  return request
}
