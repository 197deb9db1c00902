import { type Compilable, CompiledQuery, type RawBuilder } from 'kysely'
import type { Db } from './pool.ts'
import type { Tx } from './transaction.ts'

/** Stands for a value while the text is built. */
class Place<Name> {
  readonly name: Name
  constructor(name: Name) {
    this.name = name
  }
}

/**
 * A statement whose text is the same for all values. The text is built at the first call and only filled in afterwards:
 * building a long one takes as long as the rest of a small call.
 * @param build gets placeholders for values, to put into the SQL; the text must not depend on the values
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
