import { storageKeys } from './storage-keys.ts'

/** Whether camera, sound and network passed a full test on this device: another device needs another test. */
export const isDeviceTested = (): boolean => localStorage.getItem(storageKeys.deviceTested) !== null

export const rememberTested = (): void => localStorage.setItem(storageKeys.deviceTested, '1')
