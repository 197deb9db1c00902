import { perTurn } from './per-turn.ts'

/** A row of the answer to one of several questions. */
export interface RowOf {
  /** Which question, from 1 on: `WITH ORDINALITY`. */
  readonly nth: number
}

interface Reading<Of extends object, Asked, Row> {
  /** The same text for the same question. */
  readonly named: (asked: Asked) => string
  /** The rows of all questions, those of one in their order. */
  readonly read: (db: Of, asked: readonly Asked[]) => Promise<readonly Row[]>
}

const byQuestion = <Row extends RowOf>(names: readonly string[], rows: readonly Row[]) => {
  const answers = names.map((name): [string, Row[]] => [name, []])
  for (const row of rows) answers[row.nth - 1]?.[1].push(row)
  return new Map(answers)
}

/**
 * Who asks in the same turn of the event loop is answered by one statement. Asking costs more than what a small call reads.
 *
 * In SQL the questions are `unnest((SELECT $1::uuid[]))`: where PostgreSQL sees how many there are, a plan for so many looks
 * cheaper each time than the one that would do for all, and is made for each call.
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
