import { storageKeys } from '../storage-keys.ts'

const made = (): string => crypto.getRandomValues(new Uint32Array(8)).join('')

/** A request with this browser's device token, created once and kept after logout. */
export const withDevice = (request: Request, storage: Storage): Request => {
  const token = storage.getItem(storageKeys.device) ?? made()
  storage.setItem(storageKeys.device, token)
  request.headers.set('x-device', token)
  return request
}
