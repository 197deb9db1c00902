import { type Consent, type DataExport, dataExport } from '@emma/contracts/privacy'
import * as z from 'zod/mini'
import { isRequired, type Term } from './consent/terms.ts'
import type { ExportRow } from './export/exports.repo.ts'
import type { ConsentRow } from './privacy.repo.ts'

/** A text and one person's history with it. */
export const toConsent = (
  { kind, version, since, corrects = [] }: Term,
  rows: readonly ConsentRow[],
): Consent => {
  const ofKind = rows.filter((row) => row.kind === kind)
  const stands = (accepted: string) =>
    [version, ...corrects].includes(accepted) || (since !== undefined && Number(accepted) >= since)
  const inForce = ofKind.find((row) => row.revoked_at === null && stands(row.version))
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

export const noExport: DataExport = {
  status: 'none',
  progress: 0,
  created_at: null,
  ready_at: null,
  expires_at: null,
}

export const toExport = (
  { status, progress, created_at, ready_at }: ExportRow,
  expiresAt: Date,
): DataExport =>
  z.parse(dataExport, {
    status,
    progress,
    created_at: created_at.toISOString(),
    ready_at: ready_at?.toISOString() ?? null,
    expires_at: expiresAt.toISOString(),
  })
