import type { Difference, ReconciliationState } from '@emma/contracts/reconciliation'
import type { DifferenceRow, findState, RunRow } from './reconciliation.repo.ts'

export const toRun = (row: RunRow) => ({
  ...row,
  started_at: row.started_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
})

export const toState = (
  { complete, ...open }: Awaited<ReturnType<typeof findState>>,
  last: RunRow | undefined,
): ReconciliationState => ({
  state: open.open_differences > 0 ? 'stopped' : complete === null ? 'never' : 'ok',
  last_run: last ? toRun(last) : null,
  last_complete_at: complete?.toISOString() ?? null,
  ...open,
})

export const toDifference = (row: DifferenceRow): Difference => ({
  id: row.id,
  kind: row.kind,
  subject: row.subject,
  expected: row.expected,
  found: row.found,
  amount: row.found - row.expected,
  first_seen_at: row.first_seen_at.toISOString(),
  last_seen_at: row.last_seen_at.toISOString(),
  settled:
    row.settled_at === null || row.settled_by === null
      ? null
      : {
          at: row.settled_at.toISOString(),
          by: { id: row.settled_by, name: `${row.first_name ?? ''} ${row.last_name ?? ''}` },
          reason: row.reason ?? '',
          corrected: row.corrected,
        },
})
