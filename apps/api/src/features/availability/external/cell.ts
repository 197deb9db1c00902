import type { Cell } from '../../../crypto/vault.ts'

/** The cell that seals a calendar's secret address. */
export const cellOf = (specialistId: string, id: string): Cell => ({
  subjectId: specialistId,
  column: 'external_calendars.address_sealed',
  rowId: id,
})
