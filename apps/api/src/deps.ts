import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Vault } from './crypto/vault.ts'
import type { Db } from './db/pool.ts'
import type { Replica } from './db/replica/replica.ts'
import type { Lanes } from './lane.ts'
import type { Leaving } from './leaving.ts'
import type { Metrics } from './metrics.ts'
import type { AccessLog } from './ports/access-log.ts'
import type { AppointmentCalendar } from './ports/appointment-calendar.ts'
import type { AppointmentSource } from './ports/appointment-source.ts'
import type { ErrorReports } from './ports/error-reports.ts'
import type { Jobs } from './ports/jobs.ts'
import type { Limits, Memories } from './ports/memories.ts'
import type { Passwords } from './ports/passwords.ts'
import type { AttachableRealtime } from './ports/realtime.ts'
import type { Seller } from './ports/seller.ts'
import type { CalendarsPort } from './providers/calendars/port.ts'
import type { CepPort, LocateCep } from './providers/cep/port.ts'
import type { EmailPort } from './providers/email/port.ts'
import type { PaymentsPort } from './providers/payments/port.ts'
import type { PushPort } from './providers/push/port.ts'
import type { SignaturesPort } from './providers/signatures/port.ts'
import type { SmsPort } from './providers/sms/port.ts'
import type { StoragePort } from './providers/storage/port.ts'
import type { VideoPort } from './providers/video/port.ts'
import type { Tracing } from './tracing/tracing.ts'

/** The only clock of the server. Time is passed on to the domain and to SQL, never read there. */
export interface Clock {
  readonly now: () => Date
}

/** Everything a use case needs from outside. */
export interface Deps {
  readonly config: Config
  readonly db: Db
  /** For reads that may lag slightly: a replica, if there is one that keeps up, else the same. */
  readonly readDb: Db
  readonly replica: Replica | undefined
  readonly clock: Clock
  /** A new UUID v7. */
  readonly newId: () => string
  readonly vault: Vault
  readonly accessLog: AccessLog
  readonly jobs: Jobs
  readonly realtime: AttachableRealtime
  readonly payments: PaymentsPort
  readonly email: EmailPort
  readonly sms: SmsPort
  readonly push: PushPort
  readonly cep: CepPort
  readonly locateCep: LocateCep
  readonly calendars: CalendarsPort
  readonly signatures: SignaturesPort
  readonly storage: StoragePort
  readonly video: VideoPort
  readonly log: Logger
  readonly metrics: Metrics
  /** Undefined without tracing. */
  readonly tracing: Tracing | undefined
  readonly passwords: Passwords
  /** For heavy work, so that other calls go on meanwhile and memory stays bounded. */
  readonly lanes: Lanes
  readonly leaving: Leaving
  readonly limits: Limits
  readonly memories: Memories
  /** Features that sell something; payments charges it. */
  readonly sellers: readonly Seller<Deps>[]
  /** Features that make appointments of their own. */
  readonly appointmentSources: readonly AppointmentSource[]
  /** Creates the calendar files for messages about appointments. */
  readonly appointmentCalendar: AppointmentCalendar<Deps>
  /** Reports failures that somebody must fix. */
  readonly errorReports: ErrorReports
}
