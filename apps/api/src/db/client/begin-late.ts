import pg from 'pg'

interface Query {
  readonly name?: string
  readonly text: string
  readonly values?: readonly unknown[]
}

/** The part of the driver's connection used here: messages of PostgreSQL's protocol. */
interface Wire {
  readonly stream: { readonly cork: () => void; readonly uncork: () => void }
  readonly parsedStatements: Readonly<Record<string, string>>
  readonly bind: (message: { readonly statement: string }) => void
  readonly execute: (message: object) => void
}

/** The driver's own statement: its published types name only the common parts. */
interface Submitted {
  submit(wire: Wire): Error | null
  handleCommandComplete(message: unknown, wire: Wire): void
}
type Answered = (error: Error | undefined, result: unknown) => void
const DriverQuery = pg.Query as unknown as new (query: object, answered: Answered) => Submitted

/**
 * The first statement of a transaction, sent together with its BEGIN and answered once: PostgreSQL skips the statement
 * if BEGIN fails.
 */
class FirstQuery extends DriverQuery {
  readonly #begin: string
  #hasBegun = false

  constructor(begin: string, query: Query, answered: Answered) {
    super({ ...query, queryMode: 'extended' }, answered)
    this.#begin = begin
  }

  override submit(wire: Wire): Error | null {
    wire.stream.cork()
    try {
      wire.bind({ statement: this.#begin })
      wire.execute({})
      return super.submit(wire)
    } finally {
      wire.stream.uncork()
    }
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.#hasBegun) super.handleCommandComplete(message, wire)
    this.#hasBegun = true
  }
}

const BEGIN = /^(begin|start transaction)\b/
const END = /^(commit|rollback)$/
const isQuery = (query: unknown): query is Query =>
  typeof query === 'object' && query !== null && 'text' in query && !('submit' in query)

/** A statement with its values, prepared or not; undefined for the driver's other arguments. */
const queryOf = ([query, values, ...rest]: readonly unknown[]): Query | undefined => {
  if (rest.length > 0) return undefined
  if (typeof query === 'string') return Array.isArray(values) ? { text: query, values } : undefined
  return values === undefined && isQuery(query) ? query : undefined
}

/** The driver's answer when nothing was sent. */
const said = (command: string) => Promise.resolve({ command, rowCount: null, rows: [], fields: [], oid: 0 })

/**
 * A client that sends a transaction's BEGIN together with its first statement, which saves one round trip each. A
 * transaction without a statement is never begun. A connection's first BEGIN is sent separately, to prepare it.
 */
export class LateBeginClient extends pg.Client {
  /** The name of the prepared BEGIN waiting for a statement. */
  #begin: string | undefined

  // biome-ignore lint/suspicious/noExplicitAny: pg overloads `query` eight ways; two of them are touched.
  override query(...args: any[]): any {
    const query = queryOf(args)
    const begin = this.#begin
    if (begin === undefined)
      return this.#mayWait(query) ? said('BEGIN') : Reflect.apply(super.query, this, args)
    this.#begin = undefined
    if (query === undefined)
      return super.query({ name: begin, text: '' }).then(() => Reflect.apply(super.query, this, args))
    if (END.test(query.text)) return said(query.text.toUpperCase())
    return new Promise((resolve, reject) => {
      const answered: Answered = (error, result) => (error ? reject(error) : resolve(result))
      super.query(new FirstQuery(begin, query, answered) as unknown as pg.Submittable)
    })
  }

  #mayWait(query: Query | undefined): boolean {
    if (query?.name === undefined || !BEGIN.test(query.text)) return false
    const isPrepared = (this.connection as unknown as Wire).parsedStatements[query.name] !== undefined
    if (isPrepared) this.#begin = query.name
    return isPrepared
  }
}
