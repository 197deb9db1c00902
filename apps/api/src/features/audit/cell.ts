/** Where an act's details stand sealed. */
export const cellOf = (userId: string, id: string) => ({
  subjectId: userId,
  column: 'admin_acts.details_sealed',
  rowId: id,
})
