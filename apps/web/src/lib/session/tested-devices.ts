import { DAY } from '@emma/domain/interval'
import { storageKeys } from '../storage-keys.ts'

/** How long a test counts: browsers revoke permissions, and headsets change. */
const BELIEVED_MS = 30 * DAY

/** Camera and microphone have opened in this browser. */
export const rememberTestedDevices = (): void =>
  localStorage.setItem(storageKeys.testedDevices, new Date().toISOString())

/** Whether camera and microphone opened in this browser recently. */
export const areDevicesTested = (): boolean => {
  const at = Date.parse(localStorage.getItem(storageKeys.testedDevices) ?? '')
  return Date.now() - at < BELIEVED_MS
}
