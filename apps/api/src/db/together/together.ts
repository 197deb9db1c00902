import { perTurn } from './per-turn.ts'

/** A row of the answer to one of several questions. */
export interface RowOf {
  /** Number of the question, from 1 on: `WITH ORDINALITY`. */
  readonly nth: number
}

interface Reading<Of extends object, Asked, Row> {
  /** The same text for the same question. */
  readonly named: (asked: Asked) => string
  /** The rows of all questions, those of each in their order. */
  readonly read: (db: Of, asked: readonly Asked[]) => Promise<readonly Row[]>
}

const byQuestion = <Row extends RowOf>(names: readonly string[], rows: readonly Row[]) => {
  const answers = names.map((name): [string, Row[]] => [name, []])
  for (const row of rows) answers[row.nth - 1]?.[1].push(row)
  return new Map(answers)
}

/**
 * Questions of the same turn of the event loop share one statement. The round trip costs more than a small read.
 *
 * In SQL the questions are `unnest((SELECT $1::uuid[]))`: if PostgreSQL sees their number, a plan for that number looks
 * cheaper than the generic one, and it plans each call again.
 */
export const together = <Of extends object, Asked, Row extends RowOf>({
  named,
  read,
}: Reading<Of, Asked, Row>) => {
  const ask = perTurn(async (db: Of, asked: ReadonlyMap<string, Asked>) =>
    byQuestion([...asked.keys()], await read(db, [...asked.values()])),
  )
  return async (db: Of, question: Asked): Promise<readonly Row[]> => {
    const name = named(question)
    return (await ask(db, name, question)).get(name) ?? []
  }
}
