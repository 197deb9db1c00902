import { useSyncExternalStore } from 'react'

/** What Chromium gives to who may install the app (https://wicg.github.io/manifest-incubations). */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>
}
const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event

let offered: InstallEvent | null = null
const listeners = new Set<() => void>()
const become = (next: InstallEvent | null): void => {
  offered = next
  for (const listener of listeners) listener()
}

/** The browser's own banner is held back: the app is installed by who chooses to, in the profile. */
export const keepInstallOffer = (): void => {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (isInstallEvent(event)) become(event)
  })
  window.addEventListener('appinstalled', () => become(null))
}

const install = async (): Promise<void> => {
  const event = offered
  // It may be asked once.
  become(null)
  await event?.prompt()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What installs the app; nothing where it is installed, or the browser has another way. */
export const useInstall = (): (() => Promise<void>) | null =>
  useSyncExternalStore(subscribe, () => (offered ? install : null))
