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
  /** The build that it happened in; this server's own where it is not said. */
  readonly branch?: string | undefined
  /** How often, where it was counted elsewhere. */
  readonly count?: number | undefined
}

/** Reports failures that somebody must fix. Reporting never fails, and waits for nothing. */
export interface ErrorReports {
  readonly report: (seen: SeenError) => void
  /** Writes what was reported. What could not be written is kept for the next time. */
  readonly flush: () => Promise<void>
  readonly close: () => Promise<void>
}
