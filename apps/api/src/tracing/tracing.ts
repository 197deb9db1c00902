import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { type Attributes, type Span, type SpanKind, within } from './span.ts'

/** How a piece of work begins that nothing in this process caused. */
export interface Beginning {
  readonly name: string
  readonly kind: SpanKind
  readonly attributes: Attributes
  /** The caller's `traceparent`: the trace continues it. An invalid one is ignored. */
  readonly caller?: string | undefined
  /** `traceparent` of an earlier cause: a separate trace, which links to it. */
  readonly origin?: string | undefined
}

/** This process's traces, exported to a collector. */
export interface Tracing {
  readonly begin: (beginning: Beginning) => Span
  /** Sends the rest, within three seconds. */
  readonly close: () => Promise<void>
}

/**
 * Opens what `OTEL_EXPORTER_OTLP_ENDPOINT` asks for. Without it OpenTelemetry is not even loaded.
 * @param log called once when the collector does not accept traces, and when it does again
 */
export const openTracing = async (config: Config, log: Logger): Promise<Tracing | undefined> => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER: sampler } = config
  if (endpoint === undefined || sampler === 'always_off') return undefined
  const { createOtlpTracing } = await import('./otlp.ts')
  return createOtlpTracing(
    {
      endpoint,
      headers: config.OTEL_EXPORTER_OTLP_HEADERS,
      timeoutMs: config.OTEL_EXPORTER_OTLP_TIMEOUT,
      ratio: sampler === 'always_on' ? 1 : config.OTEL_TRACES_SAMPLER_ARG,
      service: config.OTEL_SERVICE_NAME ?? (config.ROLE === 'all' ? 'emma' : `emma-${config.ROLE}`),
      version: config.BUILD,
      environment: config.NODE_ENV,
    },
    log,
  )
}

/** Runs work as the beginning of its trace, if there is tracing. */
export const beginning = <T>(
  tracing: Tracing | undefined,
  start: () => Beginning,
  work: () => Promise<T>,
): Promise<T> => (tracing ? within(tracing.begin(start()), work) : work())
