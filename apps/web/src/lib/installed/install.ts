import { createStore, useStore } from '../store.ts'

/** Chromium's event for an app that can be installed (https://wicg.github.io/manifest-incubations). */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>
}
const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event

const offered = createStore<InstallEvent | null>(null)

/** Suppresses the browser's own install banner: people install the app from their profile. */
export const keepInstallOffer = (): void => {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (isInstallEvent(event)) offered.set(event)
  })
  window.addEventListener('appinstalled', () => offered.set(null))
}

const install = async (): Promise<void> => {
  const event = offered.get()
  // The browser allows only one prompt.
  offered.set(null)
  await event?.prompt()
}

/** Installs the app; null if it is installed, or if the browser offers no prompt. */
export const useInstall = (): (() => Promise<void>) | null => (useStore(offered) ? install : null)
