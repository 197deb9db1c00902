import type { Cell } from '../../../crypto/vault.ts'

/** Where the secret address of a calendar is sealed. */
export const cellOf = (specialistId: string, id: string): Cell => ({
  subjectId: specialistId,
  column: 'external_calendars.address_sealed',
  rowId: id,
})
