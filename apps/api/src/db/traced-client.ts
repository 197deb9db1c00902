import type pg from 'pg'
import { currentSpan, type Span, within } from '../tracing/span.ts'

const OPERATION = /^(?:\s|\/\*.*?\*\/)*(?<operation>[a-z]+)/is
/** The first table that is written. */
const WRITTEN = /\b(?<operation>insert|update|delete)\s+(?:into\s+|from\s+)?"?(?<table>[a-z_]\w*)/i
/** The first table that is read; a word before a bracket is a function, as in `extract(epoch FROM now())`. */
const READ = /\bfrom\s+"?(?<table>[a-z_]\w*)\b(?!\()/i

interface Summary {
  readonly operation: string
  /** Undefined for `begin`, and where the text does not say it at a glance. */
  readonly table: string | undefined
}

/** What a statement does, and to which table. */
export const summaryOf = (text: string): Summary => {
  const first = OPERATION.exec(text)?.groups?.operation?.toUpperCase() ?? 'SQL'
  const written = first === 'SELECT' ? undefined : WRITTEN.exec(text)?.groups
  return {
    operation: written?.operation?.toUpperCase() ?? first,
    table: written?.table ?? READ.exec(text)?.groups?.table,
  }
}

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query
  const isNamed = typeof query === 'object' && query !== null && 'text' in query
  return isNamed && typeof query.text === 'string' ? query.text : ''
}

/** The text alone: values go to PostgreSQL beside it, and are of people. */
const begin = (parent: Span, text: string, place: string): Span => {
  const { operation, table } = summaryOf(text)
  return parent.begin(table === undefined ? operation : `${operation} ${table}`, 'client', {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.collection.name': table,
    'db.query.text': text,
    'emma.db': place,
  })
}

/**
 * Clients whose statements are steps of the trace that asks for them. What nothing traced asks for (the queue's own looks,
 * heartbeats) is none.
 * @param place which database it is, as in `primary`
 */
export const tracedClient = (Client: typeof pg.Client, place: string): typeof pg.Client =>
  class extends Client {
    // biome-ignore lint/suspicious/noExplicitAny: as of the client's own `query`, in eight forms.
    override query(...args: any[]): any {
      const parent = currentSpan()
      if (!parent?.isKept) return Reflect.apply(super.query, this, args)
      const span = begin(parent, textOf(args[0]), place)
      const answer = Reflect.apply(super.query, this, args)
      if (answer instanceof Promise) return within(span, () => answer)
      span.end()
      return answer
    }
  }
