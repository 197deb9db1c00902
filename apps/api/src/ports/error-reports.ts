import type { ErrorKind } from '@emma/domain/error-log'

/** One error as it happened, with its full text: personal data is removed before it is stored. */
export interface SeenError {
  readonly kind: ErrorKind
  readonly name: string
  readonly message: string
  readonly stack: string
  /** The call, the job or the screen, with its parameters by name. */
  readonly route: string
  readonly httpStatus: number | null
  readonly request: {
    readonly method?: string | undefined
    readonly path?: string | undefined
    readonly traceId?: string | undefined
    readonly role?: string | undefined
    readonly userId?: string | undefined
    readonly userAgent?: string | undefined
  }
  /** The build it happened in; by default this server's own. */
  readonly branch?: string | undefined
  /** The count, if counted elsewhere. */
  readonly count?: number | undefined
}

/** Reports failures that somebody must fix. Reporting never fails, and waits for nothing. */
export interface ErrorReports {
  readonly report: (seen: SeenError) => void
  /** Writes pending reports. Those that could not be written are retried next time. */
  readonly flush: () => Promise<void>
  readonly close: () => Promise<void>
}
