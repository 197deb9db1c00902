/** What a field holds, in one line; with an example where its type does not give one. */
export type FieldWords = Readonly<Record<string, string | readonly [description: string, example: unknown]>>
