/** The place of an act's sealed details. */
export const cellOf = (userId: string, id: string) => ({
  subjectId: userId,
  column: 'admin_acts.details_sealed',
  rowId: id,
})
