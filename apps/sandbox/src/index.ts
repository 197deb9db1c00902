import Fastify from 'fastify'
import { bula } from './bula.ts'
import { calendars } from './calendars.ts'
import { brasilapi, viacep } from './cep/cep.ts'
import type { WebhookTarget } from './context.ts'
import { control } from './control.ts'
import { createFaults } from './faults.ts'
import { home } from './home.ts'
import { deliver, resumeHooks } from './hooks.ts'
import { push } from './messages/push.ts'
import { startSmtp } from './messages/smtp.ts'
import { zenvia } from './messages/zenvia.ts'
import type { Bank } from './pagarme/bank.ts'
import { pagarme, pixPictures } from './pagarme/plugin.ts'
import { createPresenter } from './pagarme/present.ts'
import { affiliate, setWithdrawalStatus } from './pagarme/recipients.ts'
import { expirePix, finishCard } from './pagarme/settle.ts'
import { createScheduler, type Scheduler } from './scheduler.ts'
import { openStore, type Store } from './state.ts'

export { PLATFORM_RECIPIENT_ID } from './pagarme/bank.ts'

const HOST = '127.0.0.1'

export interface SandboxOptions {
  /** 0 chooses a free one. */
  port: number
  /** The next one after `port` if left out. */
  smtpPort?: number
  /** Folder of `sandbox.json`; without it nothing outlives the process. */
  dataDir?: string
  webhook?: WebhookTarget | null
  /** How long a slow card or an affiliation takes; default 2 s. */
  settleDelayMs?: number
  /** How long a transfer to a bank takes; default 30 s. */
  withdrawalDelayMs?: number
  /** The payment provider answers 429 above it, as it does for test keys (10); default no limit. */
  requestsPerSecond?: number
  log?: (line: string) => void
}

export interface Sandbox {
  url: string
  smtpPort: number
  stop(): Promise<void>
}

function openBank(options: SandboxOptions, store: Store, scheduler: Scheduler, url: () => string): Bank {
  const { state, saved } = store
  return {
    state,
    saved,
    faults: createFaults(),
    webhook: options.webhook ?? null,
    settleDelayMs: options.settleDelayMs ?? 2_000,
    withdrawalDelayMs: options.withdrawalDelayMs ?? 30_000,
    requestsPerSecond: options.requestsPerSecond ?? null,
    log: options.log ?? (() => {}),
    schedule: scheduler.schedule,
    unschedule: scheduler.unschedule,
    present: createPresenter(state, () => `${url()}/pagarme/qr`),
  }
}

async function buildHttp(bank: Bank, url: () => string) {
  const app = Fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } })
  await app.register(home(bank))
  await app.register(control(bank))
  await app.register(
    pagarme(bank, (recipientId) => `${url()}/kyc/${recipientId}`),
    { prefix: '/pagarme/core/v5' },
  )
  await app.register(pixPictures(bank), { prefix: '/pagarme/qr' })
  await app.register(zenvia(bank), { prefix: '/zenvia' })
  await app.register(push(bank), { prefix: '/push' })
  await app.register(viacep(bank), { prefix: '/viacep' })
  await app.register(brasilapi(bank), { prefix: '/brasilapi' })
  await app.register(bula, { prefix: '/bula' })
  await app.register(calendars(bank), { prefix: '/calendars' })
  return app
}

/**
 * Starts every simulated provider on 127.0.0.1: one HTTP server (providers and control port) and one SMTP server.
 * Rejects if a port is taken, and then leaves nothing running.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const store = await openStore(options.dataDir, options.log ?? (() => {}))
  const scheduler = createScheduler(store.state.dues)
  let url = ''
  const bank = openBank(options, store, scheduler, () => url)
  const app = await buildHttp(bank, () => url)

  url = await app.listen({ host: HOST, port: options.port })
  const smtp = await startSmtp(bank, options.smtpPort ?? (options.port === 0 ? 0 : options.port + 1)).catch(
    async (error: unknown) => {
      await app.close()
      throw error
    },
  )
  resumeHooks(bank)
  scheduler.start({
    charge: (id) => finishCard(bank, id),
    pix_expiry: (id) => expirePix(bank, id),
    recipient: (id) => affiliate(bank, id),
    withdrawal: (id) => void setWithdrawalStatus(bank, id, 'paid'),
    hook: (id) => void deliver(bank, id),
  })
  return {
    url,
    smtpPort: smtp.port,
    stop: async () => {
      scheduler.stop()
      await app.close()
      await smtp.stop()
      // Write failures have been logged.
      await store.saved().catch(() => {})
    },
  }
}
