import type pg from 'pg'
import type { Logger } from 'pino'
import { v7 as uuidv7 } from 'uuid'
import type { Config } from './config.ts'
import { createVault } from './crypto/vault.ts'
import { createDb, createPool } from './db/pool.ts'
import { watchReplica } from './db/replica/replica.ts'
import type { Clock, Deps } from './deps.ts'
import { createPasswords } from './features/auth/index.ts'
import { createErrorReports } from './features/error-log/index.ts'
import { appointmentCalendar, appointmentSources, sellers } from './features/features.ts'
import { createAccessLog } from './features/records/index.ts'
import { createJobs } from './jobs/queue.repo.ts'
import { createLanes } from './lane.ts'
import { createLeaving } from './leaving.ts'
import { createLimits, createMemories } from './memories.ts'
import { createMetrics } from './metrics.ts'
import { createIcalCalendars } from './providers/calendars/ical-calendars.ts'
import { createBrasilApi, createCepLocator } from './providers/cep/brasil-api.ts'
import { createCepCache } from './providers/cep/cache.ts'
import { createCepChain } from './providers/cep/chain.ts'
import { createViaCep } from './providers/cep/via-cep.ts'
import { createSmtp } from './providers/email/smtp.ts'
import { createPagarme } from './providers/payments/pagarme.ts'
import { createWebPush } from './providers/push/web-push.ts'
import { createNoSignatures } from './providers/signatures/none.ts'
import type { SignaturesPort } from './providers/signatures/port.ts'
import { createZenvia } from './providers/sms/zenvia.ts'
import type { StoragePort } from './providers/storage/port.ts'
import { openStorage } from './providers/storage/storage.ts'
import { tracedStorage } from './providers/storage/traced.ts'
import { createAgoraVideo } from './providers/video/agora.ts'
import { createLiveKitVideo } from './providers/video/livekit.ts'
import { createPeerVideo } from './providers/video/peer.ts'
import type { VideoPort } from './providers/video/port.ts'
import { createRealtime } from './realtime/realtime.ts'
import type { Tracing } from './tracing/tracing.ts'

const listOf = (urls: string): readonly string[] => urls.split(',').filter((url) => url !== '')

const signaturesOf = (config: Config): SignaturesPort => {
  const { SIGNATURE_P12: path, SIGNATURE_PASSWORD: password, SIGNATURE_FOLDER: folder } = config
  if (path === undefined && folder === undefined) return createNoSignatures()
  const options = { ...(path ? { file: { path, password } } : {}), ...(folder ? { folder } : {}) }
  let opened: Promise<SignaturesPort> | undefined
  const open = async () => (await import('./providers/signatures/p12.ts')).createP12Signatures(options)
  return {
    find: async (...asked) => {
      // The certificate reader is loaded for the first signature.
      opened ??= open()
      return (await opened).find(...asked)
    },
  }
}

/** The configuration has checked that the provider's settings are present. */
const videoOf = (config: Config, clock: Clock): VideoPort => {
  switch (config.VIDEO_PROVIDER) {
    case 'agora': {
      const { AGORA_APP_ID: appId = '', AGORA_APP_CERTIFICATE: certificate = '' } = config
      return createAgoraVideo({ appId, certificate, now: clock.now })
    }
    case 'livekit': {
      const {
        LIVEKIT_URL: url = '',
        LIVEKIT_API_KEY: apiKey = '',
        LIVEKIT_API_SECRET: apiSecret = '',
      } = config
      return createLiveKitVideo({ url, apiKey, apiSecret })
    }
    case 'peer':
      return createPeerVideo({
        secret: Buffer.from(config.JWT_SECRET, 'base64'),
        stunUrls: listOf(config.STUN_URLS),
        turnUrls: listOf(config.TURN_URLS),
        turnSecret: config.TURN_SECRET,
      })
  }
}

const storageOf = (config: Config, tracing?: Tracing): StoragePort => {
  const storage = openStorage(config.STORAGE, config)
  return tracing ? tracedStorage(storage, config.STORAGE) : storage
}

const buildProviders = (config: Config, clock: Clock, tracing?: Tracing) => ({
  payments: createPagarme({
    url: config.PAGARME_URL,
    publicUrl: config.PAGARME_PUBLIC_URL ?? config.PAGARME_URL,
    secretKey: config.PAGARME_SECRET_KEY,
    publicKey: config.PAGARME_PUBLIC_KEY,
    platformRecipientId: config.PAGARME_RECIPIENT_ID,
  }),
  email: createSmtp({ url: config.SMTP_URL, from: config.MAIL_FROM }),
  sms: createZenvia({ url: config.ZENVIA_URL, token: config.ZENVIA_TOKEN, from: config.ZENVIA_FROM }),
  push: createWebPush({
    privateKey: config.VAPID_PRIVATE_KEY,
    subject: config.VAPID_SUBJECT,
    services: listOf(config.PUSH_SERVICES),
  }),
  cep: createCepCache(
    createCepChain([
      createViaCep({ url: config.VIACEP_URL }),
      createBrasilApi({ url: config.BRASILAPI_URL }),
    ]),
    clock.now,
  ),
  locateCep: createCepLocator({ url: config.BRASILAPI_URL }),
  calendars: createIcalCalendars({
    services: listOf(config.CALENDAR_SERVICES),
    ownHost: new URL(config.publicUrl).hostname,
  }),
  signatures: signaturesOf(config),
  storage: storageOf(config, tracing),
  video: videoOf(config, clock),
})

export interface BuiltDeps {
  readonly deps: Deps
  readonly pool: pg.Pool
  readonly close: () => Promise<void>
}

/** The database, and the replica if there is one. */
const openDatabase = (config: Config, log: Logger, tracing?: Tracing) => {
  const { DATABASE_URL, DATABASE_READ_URL, DATABASE_POOL: max } = config
  const open = (url: string, place: string, applicationName: string) => ({
    url,
    pool: createPool({ url, max, applicationName, asAppRole: true, ...(tracing ? { tracedAs: place } : {}) }),
  })
  const primary = open(DATABASE_URL, 'primary', 'emma')
  if (DATABASE_READ_URL === undefined) return { pool: primary.pool, replica: undefined }
  const readers = open(DATABASE_READ_URL, 'replica', 'emma-read')
  const replica = watchReplica({ primary, readers, mostBehindMs: config.DATABASE_READ_LAG_MS, log })
  return { pool: primary.pool, replica }
}

export const systemClock: Clock = { now: () => new Date() }

/** All dependencies of the server, made from its configuration. The only place that names an adapter. */
export const buildDeps = (
  config: Config,
  log: Logger,
  clock: Clock = systemClock,
  tracing?: Tracing,
): BuiltDeps => {
  const { pool, replica } = openDatabase(config, log, tracing)
  const db = createDb(pool)
  const errorReports = createErrorReports({ db, clock, config, newId: uuidv7, log })
  const deps: Deps = {
    config,
    log,
    metrics: createMetrics(db, pool, replica),
    tracing,
    clock,
    errorReports,
    db,
    readDb: replica ? createDb(replica.pool) : db,
    replica,
    newId: uuidv7,
    accessLog: createAccessLog(db),
    vault: createVault({
      masterKeys: config.MASTER_KEYS,
      hmacKey: Buffer.from(config.HMAC_KEY, 'base64'),
      now: clock.now,
    }),
    jobs: createJobs(),
    realtime: createRealtime(),
    passwords: createPasswords(),
    lanes: createLanes(),
    leaving: createLeaving(config.LEAVE_MS),
    limits: createLimits(),
    memories: createMemories(),
    sellers,
    appointmentSources,
    appointmentCalendar,
    ...buildProviders(config, clock, tracing),
  }
  const close = async () => {
    await errorReports.close()
    await deps.passwords.close()
    await replica?.close()
    await pool.end()
    await tracing?.close()
  }
  return { deps, pool, close }
}
