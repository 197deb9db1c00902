import { storageKeys } from '../../../lib/storage-keys.ts'

/** The chosen devices; the browser's choice if undefined. */
export interface Choice {
  readonly cameraId?: string | undefined
  readonly microphoneId?: string | undefined
  readonly speakerId?: string | undefined
}

export interface Devices {
  readonly cameras: readonly MediaDeviceInfo[]
  readonly microphones: readonly MediaDeviceInfo[]
  readonly speakers: readonly MediaDeviceInfo[]
}

/** Why there is no sound or image, for what the user can fix. */
export type MediaFailure = 'denied' | 'none' | 'busy' | 'insecure'

export interface Opened {
  readonly media: MediaStream
  /** There is no camera, or it could not be opened: the call continues with sound alone. */
  readonly audioOnly: boolean
}

export class MediaError extends Error {
  override readonly name = 'MediaError'
  readonly failure: MediaFailure
  constructor(failure: MediaFailure, cause?: unknown) {
    super(failure, { cause })
    this.failure = failure
  }
}

const failures: Readonly<Record<string, MediaFailure>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
}
const failureOf = (error: unknown): MediaFailure =>
  (error instanceof DOMException ? failures[error.name] : undefined) ?? 'busy'

const idOf = (deviceId: string | undefined): Pick<MediaTrackConstraints, 'deviceId'> =>
  deviceId ? { deviceId: { ideal: deviceId } } : {}

/**
 * Opens microphone and camera; the microphone alone if no camera can be opened.
 * @throws MediaError
 */
export const openMedia = async ({ cameraId, microphoneId }: Choice): Promise<Opened> => {
  // Browsers hide devices from pages without HTTPS.
  if (!('mediaDevices' in navigator)) throw new MediaError('insecure')
  const audio = { ...idOf(microphoneId), echoCancellation: true, noiseSuppression: true }
  const video = { ...idOf(cameraId), width: { ideal: 1280 }, height: { ideal: 720 } }
  try {
    return { media: await navigator.mediaDevices.getUserMedia({ audio, video }), audioOnly: false }
  } catch (error) {
    const failure = failureOf(error)
    if (failure === 'denied') throw new MediaError(failure, error)
  }
  try {
    return { media: await navigator.mediaDevices.getUserMedia({ audio }), audioOnly: true }
  } catch (error) {
    throw new MediaError(failureOf(error), error)
  }
}

export const closeMedia = (media: MediaStream | null): void => {
  for (const track of media?.getTracks() ?? []) track.stop()
}

/** The available devices; names are known once access was granted. */
export const listDevices = async (): Promise<Devices> => {
  const all = await navigator.mediaDevices.enumerateDevices()
  const ofKind = (kind: MediaDeviceKind) =>
    all.filter((device) => device.kind === kind && device.deviceId !== '' && device.deviceId !== 'default')
  return {
    cameras: ofKind('videoinput'),
    microphones: ofKind('audioinput'),
    speakers: ofKind('audiooutput'),
  }
}

const textOf = (value: object, name: string): string | undefined => {
  const text: unknown = Reflect.get(value, name)
  return typeof text === 'string' ? text : undefined
}

export const rememberChoice = (choice: Choice): void =>
  localStorage.setItem(storageKeys.callDevices, JSON.stringify(choice))

export const rememberedChoice = (): Choice => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKeys.callDevices) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return {
      cameraId: textOf(kept, 'cameraId'),
      microphoneId: textOf(kept, 'microphoneId'),
      speakerId: textOf(kept, 'speakerId'),
    }
  } catch {
    return {}
  }
}
