import { createHash } from 'node:crypto'
import { fingerprintText, pathOnly, scrubbed } from '@emma/domain/error-log'
import type { SeenError } from '../../ports/error-reports.ts'
import type { ErrorRow } from './error-log.repo.ts'

const MAX_FRAMES = 40
const MAX_LINE = 300
const MAX_MESSAGE = 1000

/** `main@1a2b3c4`: the branch and the commit of a build. */
const buildOf = (build: string): { branch: string; build: string } => {
  const [branch = '', commit = ''] = scrubbed(build).slice(0, 100).split('@')
  return { branch, build: commit }
}

/** Only the frames, without the product's folder: an error's message may quote personal text. */
const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s*at\s|@/.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) =>
      scrubbed(line.trim().slice(0, MAX_LINE)).replace(
        /(?:file:\/\/)?\/[^\s()]*?\/(?=(?:apps|packages|node_modules)\/)/,
        '',
      ),
    )
    .join('\n')

const requestOf = ({ method, path, traceId, role, userId, userAgent }: SeenError['request']) => ({
  method: method ?? null,
  path: path === undefined ? null : pathOnly(path).slice(0, MAX_LINE),
  trace_id: traceId ?? null,
  role: role ?? null,
  user_id: userId ?? null,
  user_agent: userAgent === undefined ? null : scrubbed(userAgent).slice(0, MAX_LINE),
})

/** Removes unpaired halves of a character, and U+0000, which the database stores in no text. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\u0000', '')

/** An error as stored: without personal data, under the fingerprint it shares with equal ones. */
export const cleanError = (seen: SeenError, at: Date, ownBuild: string): Omit<ErrorRow, 'id'> => {
  const message = storable(scrubbed(seen.message.slice(0, 2 * MAX_MESSAGE)).slice(0, MAX_MESSAGE))
  const stack = storable(framesOf(seen.stack))
  const said = {
    kind: seen.kind,
    name: storable(scrubbed(seen.name).slice(0, 100)),
    message,
    route: storable(scrubbed(seen.route).slice(0, MAX_LINE)),
    stack,
  }
  const fingerprint = createHash('sha256').update(fingerprintText(said)).digest()
  return {
    ...said,
    ...buildOf(storable(seen.branch || ownBuild)),
    fingerprint,
    http_status: seen.httpStatus,
    request: JSON.stringify(requestOf(seen.request)),
    count: seen.count ?? 1,
    first_seen: at,
    last_seen: at,
  }
}
