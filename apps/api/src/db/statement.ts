import { type Compilable, CompiledQuery, type RawBuilder } from 'kysely'
import type { Db } from './pool.ts'
import type { Tx } from './transaction.ts'

/** Stands for a value while a text is put together. */
class Place<Name> {
  readonly name: Name
  constructor(name: Name) {
    this.name = name
  }
}

/**
 * A statement whose text is the same for all values. It is put together at the first call and only filled in afterwards:
 * putting a long one together takes as long as the rest of a small call.
 * @param build takes the place of a value, to stand in the SQL as it is: what it says may not hang on the value
 */
export const statement = <Values extends object, Row>(
  build: (
    place: (name: keyof Values) => Place<keyof Values>,
    db: Db | Tx,
  ) => RawBuilder<Row> | Compilable<Row>,
): ((db: Db | Tx, values: Values) => Promise<readonly Row[]>) => {
  let known: { readonly text: string; readonly parts: readonly ((values: Values) => unknown)[] } | undefined
  const put = (db: Db | Tx) => {
    const { sql: text, parameters } = build((name) => new Place(name), db).compile(db)
    const parts = parameters.map((part) => (values: Values) => {
      const name: keyof Values | undefined = part instanceof Place ? part.name : undefined
      return name === undefined ? part : values[name]
    })
    return { text, parts }
  }
  return async (db, values) => {
    known ??= put(db)
    const parameters = known.parts.map((partOf) => partOf(values))
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(known.text, parameters))
    return rows
  }
}
