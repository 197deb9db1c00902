import { type ErrorDetail, errorDetail, type LoggedError, loggedError } from '@emma/contracts/error-log'
import { errorStatesAfter } from '@emma/domain/error-log'
import * as z from 'zod/mini'
import type { FoundError, ListedError, MoveRow } from './error-log.repo.ts'

const listed = (row: ListedError) => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  message: row.message,
  route: row.route,
  branch: row.branch,
  build: row.build,
  httpStatusCode: row.http_status,
  status: row.status,
  count: Number(row.count),
  first_seen: row.first_seen.toISOString(),
  last_seen: row.last_seen.toISOString(),
})

export const toLoggedError = (row: ListedError): LoggedError => z.parse(loggedError, listed(row))

const toMove = (row: MoveRow) => ({
  from: row.from_status,
  to: row.to_status,
  by: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
  note: row.note,
  at: row.moved_at.toISOString(),
})

export const toErrorDetail = (row: FoundError, moves: readonly MoveRow[]): ErrorDetail => {
  const { status } = z.parse(z.pick(loggedError, { status: true }), row)
  return z.parse(errorDetail, {
    ...listed(row),
    stack: row.stack,
    request: row.request,
    next: errorStatesAfter(status),
    history: moves.map(toMove),
  })
}
