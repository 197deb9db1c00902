import type { listFaultyRows as endpoint } from '@emma/contracts/patients/imports'
import type { UseCase } from '../../../http/mount.ts'
import { loadFile } from './load-file.ts'
import { sortRows } from './sort-rows.ts'

/** The rows that an import skips, to be corrected and sent again. */
export const listFaultyRows: UseCase<typeof endpoint> = async (deps, call) => {
  const { headers, rows } = await loadFile(deps, call)
  const { faulty } = await sortRows(deps, deps.db, call.actor.specialistId, rows)
  return {
    headers: [...headers],
    data: faulty.map(({ line, cells, reasons }) => ({ line, cells: [...cells], reasons: [...reasons] })),
  }
}
