import { randomBytes } from 'node:crypto'
import { PLATFORM_RECIPIENT_ID } from '@emma/sandbox'
import { pino } from 'pino'
import { buildDeps } from '../src/build-deps.ts'
import { knownPushServices, readConfig } from '../src/config.ts'

const secret = (): string => randomBytes(32).toString('base64')

/** Keys of a test server. A copy of a database can only be opened with the original's keys. */
export const testKeys = () => ({
  JWT_SECRET: secret(),
  HMAC_KEY: secret(),
  MASTER_KEYS: `1:${secret()}`,
  VAPID_PRIVATE_KEY: randomBytes(32).toString('base64url'),
})

/** The settings of a test server over one database and one sandbox. */
export const testSettings = (databaseUrl: string, sandboxUrl: string, smtpPort: number, dataDir: string) => ({
  NODE_ENV: 'test',
  DATABASE_URL: databaseUrl,
  DATABASE_POOL: '20',
  DATA_DIR: dataDir,
  PORT: '0',
  PUBLIC_URL: 'http://localhost:3000',
  SEED: 'none',
  SECOND_FACTOR: 'optional',
  LOG_LEVEL: 'fatal',
  WEB_DIST: '/nonexistent',
  RATE_LIMIT_PER_MINUTE: '1000000',
  OVERLOAD_DELAY_MS: '60000',
  EXPORT_WAIT_MS: '0',
  ...testKeys(),
  PUSH_SERVICES: `${knownPushServices},${sandboxUrl}/push/`,
  CALENDAR_SERVICES: `${sandboxUrl}/calendars/`,
  PAGARME_URL: `${sandboxUrl}/pagarme/core/v5`,
  PAGARME_SECRET_KEY: 'sk_test_emma',
  PAGARME_PUBLIC_KEY: 'pk_test_emma',
  PAGARME_RECIPIENT_ID: PLATFORM_RECIPIENT_ID,
  WEBHOOK_USER: 'pagarme',
  WEBHOOK_PASSWORD: 'test-webhook-password',
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  ZENVIA_URL: `${sandboxUrl}/zenvia`,
  ZENVIA_TOKEN: 'test',
  VIACEP_URL: `${sandboxUrl}/viacep`,
  BRASILAPI_URL: `${sandboxUrl}/brasilapi`,
})

/** Dependencies over a running server, to create what a journey needs. */
export const openDeps = (settings: Readonly<Record<string, string>>) =>
  buildDeps(readConfig(settings), pino({ level: 'fatal' }))
