import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import './ui/base.css'
import { createRoot } from 'react-dom/client'
import { App, Themed } from './app.tsx'
import { session } from './lib/api.ts'
import { reloadOnLostChunk } from './lib/chunks.ts'
import { reportError, watchErrors } from './lib/error-reports.ts'
import { restoreLanguage, startI18n } from './lib/i18n.ts'
import { keepInstallOffer } from './lib/install.ts'
import { followFactorSetup, followSession } from './lib/session-watch.ts'
import { readSkin, schemeOf } from './lib/skin.ts'
import { untilChecked } from './lib/until-checked.ts'
import { createAppRouter } from './routes/router.ts'
import { Splash } from './ui/splash.tsx'
import { StartFailed } from './ui/start-failed.tsx'

watchErrors()
startI18n()
reloadOnLostChunk()
keepInstallOffer()
document.documentElement.dataset.mantineColorScheme = schemeOf(readSkin())

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')
const page = createRoot(element, {
  // What a screen shows instead of itself is somebody's to mend all the same.
  onCaughtError: (error) => {
    // biome-ignore lint/suspicious/noConsole: as React does where nobody takes it over.
    console.error(error)
    reportError(error)
  },
})

// Nothing of the product is drawn before the stored token was checked (spec §4).
// Without a connection there is Portuguese, which needs no loading.
const language = restoreLanguage().catch(() => undefined)
await untilChecked({
  start: session.start,
  wait: () => page.render(<Splash />),
  fail: (again) =>
    page.render(
      <Themed>
        <StartFailed onRetry={again} />
      </Themed>,
    ),
})
await language

const router = createAppRouter(session)
followSession(session, router)
followFactorSetup(session, router)
page.render(<App router={router} />)

// After the screen, which they must not hold up; development goes without the worker.
void import('./lib/focus-invalid.ts').then(({ focusInvalidFields }) => focusInvalidFields())
void import('./lib/send-errors.ts').then(({ startSendingErrors }) => startSendingErrors())
if (import.meta.env.PROD) {
  void import('./lib/service-worker.ts').then(({ startServiceWorker }) => startServiceWorker(router))
}
