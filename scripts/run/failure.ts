import { ConfigError } from '../../apps/api/src/config.ts'
import { LaunchError } from '../../apps/api/src/db/embedded/index.ts'
import { NewerReleaseError } from '../../apps/api/src/db/newer-release.ts'
import { launchErrors } from './phrases.ts'

/** A failure that a person can fix: shown as one sentence, without a stack. */
export class Failure extends Error {
  override readonly name = 'Failure'
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** A sentence for the user, or the whole stack of an internal error. */
export function explain(error: unknown): string {
  if (error instanceof LaunchError) return launchErrors[error.code](error.subject)
  if (error instanceof Failure || error instanceof ConfigError) return error.message
  if (error instanceof NewerReleaseError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
