import { AsyncLocalStorage } from 'node:async_hooks'
import { errorStatus } from '@emma/contracts/kit'
import { AppError } from '../http/app-error.ts'

export type SpanKind = 'server' | 'client' | 'consumer' | 'internal'

/**
 * Attributes of a span, named by OpenTelemetry's semantic conventions, or `emma.…`. No personal data: no values of
 * statements, no addresses with their parameters, no text of an error.
 */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

/** One step of a trace, from its start until `end`. */
export interface Span {
  /** 32 hex digits: the same in all processes that work on one action of a person. */
  readonly traceId: string
  /** 16 hex digits. */
  readonly spanId: string
  /** Names this step for its continuation, as in the header `traceparent` (W3C Trace Context). */
  readonly traceparent: string
  /** False if not sampled: then nothing below it is measured either. */
  readonly isKept: boolean
  readonly begin: (name: string, kind: SpanKind, attributes: Attributes) => Span
  readonly note: (attributes: Attributes) => void
  /** @param type a code or the name of a kind of error */
  readonly fail: (type: string) => void
  readonly end: () => void
}

const running = new AsyncLocalStorage<Span>()

/** The step the calling code is part of; undefined without tracing. */
export const currentSpan = (): Span | undefined => running.getStore()

/** Runs `work` and everything it starts as part of a step, which somebody else ends. */
export const asPartOf = <T>(span: Span, work: () => T): T => running.run(span, work)

/** A refusal is a normal answer: its code is recorded, and only faults count as failed. */
const judge = (span: Span, error: unknown): void => {
  const isRefusal = error instanceof AppError && errorStatus[error.code] < 500
  if (isRefusal) span.note({ 'error.type': error.code })
  else span.fail(errorTypeOf(error))
}

const errorTypeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** Runs a step's work and ends the step. */
export const within = async <T>(span: Span, work: () => Promise<T>): Promise<T> => {
  try {
    return await running.run(span, work)
  } catch (error) {
    judge(span, error)
    throw error
  } finally {
    span.end()
  }
}

/** Runs work as a step below the current one; without tracing, just the work. */
export const step = <T>(
  name: string,
  kind: SpanKind,
  attributes: Attributes,
  work: () => Promise<T>,
): Promise<T> => {
  const parent = running.getStore()
  return parent?.isKept ? within(parent.begin(name, kind, attributes), work) : work()
}

/** Adds attributes to the current step. */
export const note = (attributes: Attributes): void => running.getStore()?.note(attributes)

/** Marks the current step as failed, without an error. */
export const fail = (type: string): void => running.getStore()?.fail(type)

/** The trace of a log line. */
export const traceOfLine = (): { readonly trace_id?: string; readonly span_id?: string } => {
  const span = running.getStore()
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {}
}
