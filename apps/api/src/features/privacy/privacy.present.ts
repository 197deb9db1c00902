import type { Consent } from '@emma/contracts/privacy'
import type { ConsentRow } from './privacy.repo.ts'
import { isRequired, type Term } from './terms.ts'

/** A text and everything that one person said to it. */
export const toConsent = ({ kind, version }: Term, rows: readonly ConsentRow[]): Consent => {
  const ofKind = rows.filter((row) => row.kind === kind)
  const inForce = ofKind.find((row) => row.version === version && row.revoked_at === null)
  return {
    kind,
    version,
    accepted_at: inForce?.accepted_at.toISOString() ?? null,
    required: isRequired(kind),
    history: ofKind.map((row) => ({
      version: row.version,
      accepted_at: row.accepted_at.toISOString(),
      revoked_at: row.revoked_at?.toISOString() ?? null,
    })),
  }
}
