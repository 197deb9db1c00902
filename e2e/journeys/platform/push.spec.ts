import type { Page } from '@playwright/test'
import { logIn, type Person, phone, WAIT_MS } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'

test.describe.configure({ mode: 'serial' })

const emma = freshEmma()
let paula: Person

test.beforeAll(async () => {
  paula = await emma.open({ viewport: phone, installs: true })
  await logIn(paula, 'paciente@emma.test')
})

const device = async (page: Page) => {
  await page.goto('/customer/perfil/notificacoes')
  await page.getByRole('heading', { name: 'Este aparelho' }).scrollIntoViewIfNeeded()
  return page.getByRole('switch', { name: 'Receber notificações neste aparelho' })
}

test('notices of the browser are a choice of the profile, and say why they are blocked', async () => {
  const { page } = paula
  const choice = await device(page)
  await choice.waitFor()
  await expect(choice).not.toBeChecked()
  await expect(choice).toBeDisabled()
  await page.getByText('As notificações estão bloqueadas').waitFor()
})

interface NoticingWorker {
  readonly registration: ServiceWorkerRegistration
  notices?: object[]
}

/** Runs in the service worker: it keeps the notices that it shows. */
const keepNotices = () => {
  const worker = globalThis as unknown as NoticingWorker
  if (worker.notices) return
  const notices: object[] = []
  worker.notices = notices
  const show = worker.registration.showNotification.bind(worker.registration)
  worker.registration.showNotification = (title, options) => {
    notices.push({ title, body: options?.body, data: options?.data })
    return show(title, options)
  }
}

test('where the browser allows it, a push message shows that there is something, and opens the right screen', async () => {
  const { page, context } = paula
  await context.grantPermissions(['notifications'], { origin: emma.url })
  // Chromium cannot subscribe without Google's service: that is simulated, our part is real.
  await page.addInitScript((endpoint) => {
    let kept: object | null = null
    const subscription = {
      endpoint,
      unsubscribe: async () => {
        kept = null
        return true
      },
      toJSON: () => ({
        endpoint,
        keys: {
          p256dh: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      }),
    }
    PushManager.prototype.getSubscription = async () => kept as PushSubscription | null
    PushManager.prototype.subscribe = async () => {
      kept = subscription
      return subscription as unknown as PushSubscription
    }
  }, `${emma.sandboxUrl}/push/paula`)
  // The permission was read before: a fresh page reads it again.
  await page.goto('/customer')
  const choice = await device(page)
  await choice.focus()
  await page.keyboard.press('Space')
  await page.getByText('Notificações ativadas neste aparelho.').waitFor()
  await expect(choice).toBeChecked()

  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const message = {
    id: 'one',
    title: 'Emma',
    text: 'Você tem uma notificação na Emma.',
    path: '/customer/agenda',
  }
  const registrationId = await registered
  const sent = { origin: `${emma.url}/`, registrationId, data: JSON.stringify(message) }
  // What the worker asks the browser to show: whether it is seen depends on the desktop, and on how busy it is.
  const shown = async () => {
    const worker = context.serviceWorkers().at(-1)
    await worker?.evaluate(keepNotices)
    await session.send('ServiceWorker.deliverPushMessage', sent)
    return worker?.evaluate(() => (globalThis as unknown as NoticingWorker).notices)
  }
  await expect.poll(shown, { timeout: WAIT_MS }).toContainEqual({
    title: 'Emma',
    body: 'Você tem uma notificação na Emma.',
    data: '/customer/agenda',
  })
  // The worker's message to this page when the notice is pressed.
  await page.evaluate(() =>
    navigator.serviceWorker.dispatchEvent(
      new MessageEvent('message', { data: { open: '/customer/agenda' } }),
    ),
  )
  await page.getByRole('heading', { level: 1, name: 'Agenda' }).waitFor()
})
