import * as z from 'zod'
import { agoraId, flag, headers, masterKeys, secret, signingKey, trustProxy } from './config-values.ts'
import { phrases } from './phrases.ts'

/** Hosts where Chrome, Firefox, Safari and Edge receive pushes; `*.` matches any subdomain. */
export const knownPushServices = [
  'https://fcm.googleapis.com',
  'https://jmt17.google.com',
  'https://*.push.services.mozilla.com',
  'https://web.push.apple.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
].join(',')

/** Hosts of Agora's SDK, which uses its own ports (docs.agora.io, firewall requirements). */
export const knownAgoraHosts = ['agora.io', 'sd-rtn.com']
  .flatMap((domain) => [`https://*.${domain}:*`, `wss://*.${domain}:*`])
  .join(',')

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  ROLE: z.enum(['api', 'worker', 'all']).default('all'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Health and metrics of a process with `ROLE=worker`; without it there are none. */
  WORKER_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: z.string().default('.data'),
  WEB_DIST: z.string().optional(),
  /** The renderer of the public pages; by default the one from the web app's build. */
  SITE_BUNDLE: z.string().optional(),
  /** Development: the bundle is rebuilt on changes, and Vite serves the pages' files. */
  SITE_DEV: flag.default(false),
  SEED: z.enum(['demo', 'none']).default('demo'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  TRUST_PROXY: trustProxy.prefault('off'),
  /** Branch and commit of the running build, as in `main@1a2b3c4`: errors are logged with it. */
  BUILD: z.string().max(100).default('local'),

  DATABASE_URL: z.string().min(1),
  DATABASE_READ_URL: z.string().optional(),
  /** A replica further behind is not used. */
  DATABASE_READ_LAG_MS: z.coerce.number().int().min(1000).default(2000),
  DATABASE_POOL: z.coerce.number().int().min(2).default(20),

  JWT_SECRET: secret(32),
  HMAC_KEY: secret(32),
  MASTER_KEYS: masterKeys,

  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  REQUEST_TIMEOUT_MS: z.coerce.number().int().min(100).default(300_000),
  SOCKETS_PER_PERSON: z.coerce.number().int().min(1).max(100).default(10),
  /** How long a stopping process reports that it is not ready while it still accepts calls. */
  LEAVE_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  OVERLOAD_DELAY_MS: z.coerce.number().int().min(100).default(2000),
  LOGIN_LIMITS: flag.default(true),
  /** SMS and WhatsApp messages a day, of codes and notices together. */
  SMS_DAILY_BUDGET: z.coerce.number().int().min(0).default(5000),
  /** Admins, and specialists before a call, must have a second factor; by default everywhere but in the demo. */
  SECOND_FACTOR: z.enum(['required', 'optional']).optional(),

  /** How long a call waits for the copy of a person's data before it answers that it is in progress. */
  EXPORT_WAIT_MS: z.coerce.number().int().min(0).max(60_000).default(8000),

  PAGARME_URL: z.url(),
  PAGARME_PUBLIC_URL: z.url().optional(),
  PAGARME_SECRET_KEY: z.string().min(1),
  PAGARME_PUBLIC_KEY: z.string().min(1),
  /** The account's own recipient: the platform's part of every split. */
  PAGARME_RECIPIENT_ID: z.string().min(1),
  WEBHOOK_USER: z.string().min(1),
  WEBHOOK_PASSWORD: z.string().min(12),

  SMTP_URL: z.url(),
  /** Contact for reporting a vulnerability; shown in security.txt. */
  SECURITY_CONTACT: z.url({ protocol: /^(mailto|https)$/ }).default('mailto:seguranca@emma.test'),
  /** Receives the messages sent at `/contato`. */
  SUPPORT_EMAIL: z.email().default('suporte@emma.test'),
  MAIL_FROM: z.string().default('Emma <nao-responda@emma.test>'),
  ZENVIA_URL: z.url(),
  ZENVIA_TOKEN: z.string().min(1),
  ZENVIA_FROM: z.string().default('emma'),
  /** Signs push messages; with another key every browser has to subscribe again. */
  VAPID_PRIVATE_KEY: signingKey,
  VAPID_SUBJECT: z.url({ protocol: /^(mailto|https)$/ }).default('mailto:nao-responda@emma.test'),
  PUSH_SERVICES: z.string().default(knownPushServices),
  /** Prefixes of calendar addresses allowed although no public host has them: the simulator's. */
  CALENDAR_SERVICES: z.string().default(''),
  VIACEP_URL: z.url(),
  BRASILAPI_URL: z.url(),

  /** URL of map tiles, with `{z}`, `{x}` and `{y}`; without it maps show pins on a plain ground. */
  MAP_TILES_URL: z
    .url()
    .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), 'expects {z}, {x} and {y}')
    .optional(),
  /** The attribution required by the licence of the map tiles. */
  MAP_TILES_ATTRIBUTION: z.string().max(200).default(''),

  /** Storage of files: `disk` in `DATA_DIR/files`, `s3` in a bucket. */
  STORAGE: z.enum(['disk', 's3']).default('disk'),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  /** A server other than Amazon's. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_PATH_STYLE: flag.default(false),
  /** Without them, the machine's: a role, a profile. */
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),

  /**
   * A certificate (.p12) that signs every specialist's documents, and a folder with one for each; without both:
   * unsigned.
   */
  SIGNATURE_P12: z.string().optional(),
  SIGNATURE_PASSWORD: z.string().default(''),
  SIGNATURE_FOLDER: z.string().optional(),

  /** Destination of traces by OTLP over HTTP, as in `http://localhost:4318`; without it tracing is off. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.default({}),
  /** How long the collector may take per batch. */
  OTEL_EXPORTER_OTLP_TIMEOUT: z.coerce.number().int().min(1).max(60_000).default(5000),
  /** By default `emma`, `emma-api`, `emma-worker`, by `ROLE`. */
  OTEL_SERVICE_NAME: z.string().min(1).optional(),
  /** No `parentbased_…`: callers would decide which traces are stored. */
  OTEL_TRACES_SAMPLER: z.enum(['always_on', 'always_off', 'traceidratio']).default('always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),

  /** How sockets on several servers reach each other; `memory`, the default of `ROLE=all`, is for a single server. */
  REALTIME_ADAPTER: z.enum(['memory', 'postgres', 'redis']).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  VIDEO_PROVIDER: z.enum(['peer', 'agora', 'livekit']).default('peer'),
  AGORA_APP_ID: agoraId.optional(),
  AGORA_APP_CERTIFICATE: agoraId.optional(),
  LIVEKIT_URL: z.url({ protocol: /^wss?$/ }).optional(),
  LIVEKIT_API_KEY: z.string().min(1).optional(),
  LIVEKIT_API_SECRET: z.string().min(1).optional(),
  /** Hosts of a hosted video provider's servers for browsers, besides those in its own settings. */
  VIDEO_HOSTS: z.string().default(''),
  /** The support phone for a call that fails. */
  SUPPORT_PHONE: z
    .string()
    .regex(/^[\d\s()+-]{3,24}$/, 'expects a telephone number')
    .optional(),
  STUN_URLS: z.string().default(''),
  TURN_URLS: z.string().default(''),
  TURN_SECRET: z.string().default(''),
})

export type Config = Readonly<z.output<typeof environment>> & {
  readonly publicUrl: string
  /** Responses are checked against their schema, and unlisted error codes are defects. */
  readonly strict: boolean
  readonly secondFactorRequired: boolean
  readonly realtime: Cluster
}

/** How this process reaches the sockets of the others. */
export type Cluster =
  | { readonly adapter: 'memory' | 'postgres' }
  | { readonly adapter: 'redis'; readonly url: string }

/** Settings that each video provider requires. */
const neededBy = {
  peer: [],
  agora: ['AGORA_APP_ID', 'AGORA_APP_CERTIFICATE'],
  livekit: ['LIVEKIT_URL', 'LIVEKIT_API_KEY', 'LIVEKIT_API_SECRET'],
} as const satisfies Record<string, readonly (keyof typeof environment.shape)[]>

/** A missing or wrong setting: one sentence for the person who starts the server, without its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** A process that runs only a part must reach the others' sockets. Otherwise a worker's events reach no browser. */
const clusterOf = ({ REALTIME_ADAPTER, REDIS_URL, ROLE }: z.output<typeof environment>): Cluster => {
  const adapter = REALTIME_ADAPTER ?? (ROLE === 'all' ? 'memory' : 'postgres')
  if (adapter === 'memory' && ROLE !== 'all') {
    throw new ConfigError(phrases.settingWrong('REALTIME_ADAPTER', phrases.memoryForAllOnly(ROLE)))
  }
  if (adapter !== 'redis') return { adapter }
  if (REDIS_URL === undefined) {
    throw new ConfigError(phrases.settingNeeded('REDIS_URL', 'REALTIME_ADAPTER=redis'))
  }
  return { adapter, url: REDIS_URL }
}

/**
 * Reads the environment once. Nothing else in the product reads it.
 * @throws ConfigError naming the first setting that is missing or wrong
 */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const name = String(issue?.path[0] ?? '')
    throw new ConfigError(
      given[name] === undefined
        ? phrases.settingMissing(name)
        : phrases.settingWrong(name, issue?.message ?? ''),
    )
  }
  const config = parsed.data
  const missing = neededBy[config.VIDEO_PROVIDER].find((name) => config[name] === undefined)
  if (missing) throw new ConfigError(phrases.settingMissing(missing))
  if (config.STORAGE === 's3' && config.S3_BUCKET === undefined)
    throw new ConfigError(phrases.settingNeeded('S3_BUCKET', 'STORAGE=s3'))
  return {
    ...config,
    publicUrl: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
    realtime: clusterOf(config),
    strict: config.NODE_ENV === 'test',
    secondFactorRequired: config.SECOND_FACTOR ? config.SECOND_FACTOR === 'required' : config.SEED !== 'demo',
  }
}
