import type { PatientImport } from '@emma/contracts/patients/imports'
import { DAY } from '@emma/domain/interval'
import type { ImportRow } from './imports.repo.ts'

/** How long an import can be undone. */
const UNDO_MS = 30 * DAY

/** Until when an import can be undone; null once it can't. */
export const undoUntil = ({ created_at, undone_at }: ImportRow, now: Date): Date | null => {
  const until = new Date(created_at.getTime() + UNDO_MS)
  return undone_at === null && now < until ? until : null
}

export const toImport = (row: ImportRow, now: Date): PatientImport => ({
  id: row.id,
  file_name: row.file_name,
  created_at: row.created_at.toISOString(),
  made: row.made,
  known: row.known,
  faulty: row.faulty,
  undone_at: row.undone_at?.toISOString() ?? null,
  removed: row.removed,
  undo_until: undoUntil(row, now)?.toISOString() ?? null,
})
