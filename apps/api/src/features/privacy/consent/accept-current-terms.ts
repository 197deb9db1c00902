import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { insertConsent } from '../privacy.repo.ts'
import { accountTerms } from './terms.ts'

/** A new account accepts the current terms and privacy policy: version, hash of the text, time. */
export const acceptCurrentTerms = async (
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  tx: Tx,
  userId: string,
): Promise<void> => {
  for (const term of await accountTerms(tx)) {
    await insertConsent(tx, { ...term, id: newId(), userId, acceptedAt: clock.now() })
  }
}
