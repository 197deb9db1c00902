import { pino } from 'pino'
import { buildDeps } from '../../apps/api/src/build-deps.ts'
import { type Config, readConfig } from '../../apps/api/src/config.ts'
import type { Deps } from '../../apps/api/src/deps.ts'
import { demoSecrets } from '../../scripts/run/secrets.ts'

export interface Settings {
  readonly clusterUrl: string
  readonly clusterPid: number
  readonly dataDir: string
  /** Environment of a server, without its database. */
  readonly env: Readonly<Record<string, string>>
}

/** Unreachable: measurements call no provider. */
const nowhere = 'http://127.0.0.1:9'

export const serverEnvironment = async (dataDir: string): Promise<Record<string, string>> => ({
  ...(await demoSecrets(dataDir)),
  NODE_ENV: 'production',
  SEED: 'none',
  ROLE: 'api',
  LOG_LEVEL: 'warn',
  DATA_DIR: dataDir,
  RATE_LIMIT_PER_MINUTE: '100000000',
  LOGIN_LIMITS: 'off',
  SECOND_FACTOR: 'optional',
  // Load clients name the visitors they simulate.
  TRUST_PROXY: '1',
  SOCKETS_PER_PERSON: '50',
  PAGARME_URL: nowhere,
  PAGARME_RECIPIENT_ID: 'rp_bench',
  ZENVIA_URL: nowhere,
  VIACEP_URL: nowhere,
  BRASILAPI_URL: nowhere,
  SMTP_URL: 'smtp://127.0.0.1:9',
})

export const configOf = ({ env }: Settings, databaseUrl: string): Config =>
  readConfig({ ...env, DATABASE_URL: databaseUrl, PORT: '0' })

/** The product's own parts in this process, for filling and for recording its statements. */
export const withDeps = async <T>(
  settings: Settings,
  databaseUrl: string,
  work: (deps: Deps) => Promise<T>,
): Promise<T> => {
  const { deps, close } = buildDeps(configOf(settings, databaseUrl), pino({ level: 'silent' }))
  try {
    return await work(deps)
  } finally {
    await close()
  }
}
