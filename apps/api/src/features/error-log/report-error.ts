import { setTimeout as sleep } from 'node:timers/promises'
import type { reportError as endpoint } from '@emma/contracts/error-log'
import { routeOf } from '@emma/domain/error-log'
import type { UseCase } from '../../http/mount.ts'
import { createReportLimit } from './report-limit.ts'

/**
 * A reporter who opens the log afterwards finds the error there. An unreachable database delays nobody longer than
 * this.
 */
const PATIENCE_MS = 1000

/** A browser reports an error. */
export const reportError = (): UseCase<typeof endpoint> => {
  const limit = createReportLimit()
  return async ({ errorReports, clock }, { actor, client, body }) => {
    limit(client.address, clock.now())
    const {
      message,
      name = 'Error',
      stack = '',
      url = '',
      method,
      branch,
      httpStatusCode = null,
      count,
    } = body
    errorReports.report({
      kind: 'browser',
      name,
      message,
      stack,
      route: routeOf(url),
      httpStatus: httpStatusCode,
      request: {
        method,
        path: url,
        traceId: client.traceId,
        role: actor?.role,
        userId: actor?.userId,
        userAgent: client.userAgent,
      },
      branch,
      count,
    })
    await Promise.race([errorReports.flush(), sleep(PATIENCE_MS)])
    return { status: 'accepted' }
  }
}
