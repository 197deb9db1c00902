import type pg from 'pg'
import { type Attributes, currentSpan, within } from '../../tracing/span.ts'
import { summaryOf } from './statement-summary.ts'

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query
  const isNamed = typeof query === 'object' && query !== null && 'text' in query
  return isNamed && typeof query.text === 'string' ? query.text : ''
}

interface Named {
  readonly name: string
  readonly attributes: Attributes
}

/** Only the text: values are sent beside it, and may be personal. */
const nameOf = (text: string, place: string): Named => {
  const { operation, table, called } = summaryOf(text)
  const object = table ?? called
  return {
    name: object === undefined ? operation : `${operation} ${object}`,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.collection.name': table,
      'db.stored_procedure.name': called,
      'db.query.text': text,
      'emma.db': place,
    },
  }
}

/** As many as the pool prepares; others are parsed each time. */
const MOST_KNOWN = 600

/** Parses each text once. */
const namesFor = (place: string): ((text: string) => Named) => {
  const known = new Map<string, Named>()
  return (text) => {
    const named = known.get(text) ?? nameOf(text, place)
    if (known.size < MOST_KNOWN) known.set(text, named)
    return named
  }
}

/**
 * Clients whose statements are steps of the trace that runs them. Statements outside a trace (the queue's own polling,
 * heartbeats) are none.
 * @param place which database it is, as in `primary`
 */
export const tracedClient = (Client: typeof pg.Client, place: string): typeof pg.Client => {
  const named = namesFor(place)
  return class extends Client {
    // biome-ignore lint/suspicious/noExplicitAny: as of the client's own `query`, in eight forms.
    override query(...args: any[]): any {
      const parent = currentSpan()
      if (!parent?.isKept) return Reflect.apply(super.query, this, args)
      const { name, attributes } = named(textOf(args[0]))
      const span = parent.begin(name, 'client', attributes)
      const answer = Reflect.apply(super.query, this, args)
      if (answer instanceof Promise) return within(span, () => answer)
      span.end()
      return answer
    }
  }
}
