import { createStore, useStore } from '../store.ts'

/** Chromium's event for an app that can be installed (https://wicg.github.io/manifest-incubations). */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>
}
const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event

const offered = createStore<InstallEvent | null>(null)

/** Holds back the browser's own banner: people install the app from their profile. */
export const keepInstallOffer = (): void => {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (isInstallEvent(event)) offered.set(event)
  })
  window.addEventListener('appinstalled', () => offered.set(null))
}

const install = async (): Promise<void> => {
  const event = offered.get()
  // It may be asked once.
  offered.set(null)
  await event?.prompt()
}

/** Installs the app; null where it is installed already, or the browser offers it another way. */
export const useInstall = (): (() => Promise<void>) | null => (useStore(offered) ? install : null)
