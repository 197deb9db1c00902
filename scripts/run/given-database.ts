import { inspectDatabase } from '../../apps/api/src/db/inspect.ts'
import { Failure } from './failure.ts'
import { phrases } from './phrases.ts'

const oldest = 15

/** Checks that the database of DATABASE_URL is reachable and suitable; else a sentence says what to fix. */
export async function assertUsable(url: string): Promise<void> {
  const { version, majorVersion, canHoldSchema } = await inspectDatabase(url).catch((error: unknown) => {
    throw new Failure(phrases.databaseUnreachable(error instanceof Error ? error.message : String(error)))
  })
  if (majorVersion < oldest) throw new Failure(phrases.databaseTooOld(version))
  if (!canHoldSchema) throw new Failure(phrases.databaseClosed)
}
