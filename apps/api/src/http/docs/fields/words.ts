/** A field's description, in one line; with an example if its type does not give one. */
export type FieldWords = Readonly<Record<string, string | readonly [description: string, example: unknown]>>
