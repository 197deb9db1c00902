import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import './ui/base.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App, Themed } from './app.tsx'
import { session } from './lib/api/api.ts'
import { watchActions } from './lib/api/trace.ts'
import { reportError, watchErrors } from './lib/errors/error-reports.ts'
import { focusInvalidFields } from './lib/forms/focus-invalid.ts'
import { restoreLanguage, startI18n } from './lib/i18n/i18n.ts'
import { keepPersonZone } from './lib/i18n/person-zone.ts'
import { keepInstallOffer } from './lib/installed/install.ts'
import { forgetSeen } from './lib/last-seen/forget-seen.ts'
import { afterStart } from './lib/loading/after-start.ts'
import { breath } from './lib/loading/breath.ts'
import { reloadOnLostChunk } from './lib/loading/chunks.ts'
import { applyEntryStyles } from './lib/loading/entry-styles.ts'
import { readSkin, schemeOf, wearScheme } from './lib/screen/skin.ts'
import { followFactorSetup, followSession } from './lib/session/session-watch.ts'
import { untilChecked } from './lib/session/until-checked.ts'
import { askAhead } from './routes/ahead.ts'
import { createAppRouter } from './routes/router.ts'
import { StartFailed } from './ui/feedback/start-failed.tsx'

const styled = applyEntryStyles()
watchErrors()
watchActions()
await breath()
startI18n()
reloadOnLostChunk()
keepInstallOffer()
wearScheme(schemeOf(readSkin()))

await breath()
const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')
const page = createRoot(element, {
  // An error that a screen caught and shows must be fixed all the same.
  onCaughtError: (error) => {
    // biome-ignore lint/suspicious/noConsole: as React does where nobody takes it over.
    console.error(error)
    reportError(error)
  },
})

// Nothing of the product is drawn before the stored token was checked (spec §4): the splash of index.html stays.
// Without a connection the language is Portuguese, which needs no loading.
const language = restoreLanguage().catch(() => undefined)
const checked = untilChecked({
  start: session.start,
  fail: (again) =>
    page.render(
      <Themed>
        <StartFailed onRetry={again} />
      </Themed>,
    ),
})
await breath()
const router = createAppRouter(session)
await breath()
void askAhead(router, session)
await checked
await language
await styled
// Data of anybody else who was here, even if the session ended while no page was open.
void forgetSeen(session.state().user?.id)

const followZone = () => keepPersonZone(session.state().user?.timezone)
session.subscribe(followZone)
followZone()
followSession(session, router)
followFactorSetup(session, router)
// In pieces: rendering at once would block a slow phone.
startTransition(() => page.render(<App router={router} />))

focusInvalidFields()

// After the screen, which they must not delay; development has no worker.
await afterStart()
void import('./lib/errors/send-errors.ts').then(({ startSendingErrors }) => startSendingErrors())
if (import.meta.env.PROD) {
  void import('./lib/installed/service-worker.ts').then(({ startServiceWorker }) =>
    startServiceWorker(router),
  )
}
