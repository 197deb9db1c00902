import { knownPushServices, readConfig } from '../../apps/api/src/config.ts'
import { buildName } from '../../apps/web/build/build-name.ts'
import { demoCertificate } from './demo-certificate.ts'
import { demoSecrets } from './secrets.ts'
import type { Settings } from './settings.ts'

/** Half the memory at the same speed: a small young generation, a bounded heap, and few pools of the C library. */
export const leanProcess = {
  NODE_OPTIONS: '--max-semi-space-size=8 --max-old-space-size=384',
  MALLOC_ARENA_MAX: '2',
}

/**
 * Environment of the parts. Variables given from outside override the defaults.
 * @throws ConfigError naming a setting that is missing or wrong, before a part starts with it
 */
export async function partsEnvironment(settings: Settings, databaseUrl: string): Promise<NodeJS.ProcessEnv> {
  const { env, port, dataDir, isDemo, runsSandbox } = settings
  const secrets = isDemo ? await demoSecrets(dataDir) : {}
  const environment = {
    ...leanProcess,
    ...secrets,
    ...(await demoCertificate(dataDir, secrets.SIGNATURE_PASSWORD)),
    ...(runsSandbox ? sandboxAddresses(settings) : {}),
    WEBHOOK_URL: `http://127.0.0.1:${port}/api/v1/webhooks/payments`,
    ...(isDemo ? { SUPPORT_PHONE: '0800 123 4567' } : {}),
    BUILD: await buildName(),
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    ...Object.fromEntries(Object.entries(env).filter(([name, value]) => value && name !== 'DATA_DIR')),
  }
  readConfig(environment)
  return environment
}

function sandboxAddresses({ sandboxPort, smtpPort }: Settings) {
  const sandbox = `http://127.0.0.1:${sandboxPort}`
  return {
    SANDBOX: 'on',
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    PAGARME_URL: `${sandbox}/pagarme/core/v5`,
    PAGARME_RECIPIENT_ID: 're_platform',
    PUSH_SERVICES: `${knownPushServices},${sandbox}/push/`,
    CALENDAR_SERVICES: `${sandbox}/calendars/`,
    ZENVIA_URL: `${sandbox}/zenvia`,
    VIACEP_URL: `${sandbox}/viacep`,
    BRASILAPI_URL: `${sandbox}/brasilapi`,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  }
}
