import pt from './pt/common/field-refusals.ts'

export type FieldRefusal = keyof typeof pt

/** The sentence for what only the server can find wrong with a field. */
export const fieldRefusal = (code: FieldRefusal): string => pt[code]
