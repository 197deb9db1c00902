import { storageKeys } from './storage-keys.ts'

/** Whether camera, sound and network passed a whole test on this device: another device is another test. */
export const isDeviceTested = (): boolean => localStorage.getItem(storageKeys.deviceTested) !== null

export const rememberTested = (): void => localStorage.setItem(storageKeys.deviceTested, '1')
