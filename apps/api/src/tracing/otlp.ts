import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Span as ApiSpan,
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind as SpanKinds,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { ExportResultCode } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import type { Span, SpanKind } from './span.ts'
import type { Tracing } from './tracing.ts'

interface Options {
  /** The collector's address, without `/v1/traces`. */
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  /** Time limit per batch, including retries. */
  readonly timeoutMs: number
  /** Share of stored traces, 0 to 1. All processes need the same one: each decides by the trace's id. */
  readonly ratio: number
  readonly service: string
  readonly version: string
  readonly environment: string
}

/** About the longest statement; longer ones are cut. */
const MOST_LETTERS = 6000
/** Most spans waiting for a collector; further ones are dropped. About 4 MB. */
const MOST_WAITING = 2048
const CLOSE_WITHIN_MS = 3000

const kinds: Readonly<Record<SpanKind, SpanKinds>> = {
  server: SpanKinds.SERVER,
  client: SpanKinds.CLIENT,
  consumer: SpanKinds.CONSUMER,
  internal: SpanKinds.INTERNAL,
}

/** Version 00, and the beginning of later ones (W3C Trace Context §3.2). */
const TRACEPARENT =
  /^(?!ff)[0-9a-f]{2}-(?<traceId>[0-9a-f]{32})-(?<spanId>[0-9a-f]{16})-(?<flags>[0-9a-f]{2})(-|$)/

const contextOf = (traceparent: string | undefined): SpanContext | undefined => {
  const { traceId = '', spanId = '', flags = '' } = TRACEPARENT.exec(traceparent ?? '')?.groups ?? {}
  const found = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return isSpanContextValid(found) ? found : undefined
}

const spanOf = (tracer: Tracer, span: ApiSpan): Span => {
  const { traceId, spanId, traceFlags } = span.spanContext()
  const isKept = (traceFlags & TraceFlags.SAMPLED) !== 0
  const below: Context = trace.setSpan(ROOT_CONTEXT, span)
  return {
    traceId,
    spanId,
    traceparent: `00-${traceId}-${spanId}-${isKept ? '01' : '00'}`,
    isKept,
    begin: (name, kind, attributes) =>
      spanOf(tracer, tracer.startSpan(name, { kind: kinds[kind], attributes }, below)),
    note: (attributes) => void span.setAttributes(attributes),
    fail: (type) => {
      span.setAttribute('error.type', type)
      span.setStatus({ code: SpanStatusCode.ERROR })
    },
    end: () => span.end(),
  }
}

/** Logs once that traces are lost, and once that they arrive again. */
const toldOf = (exporter: SpanExporter, log: Logger): SpanExporter => {
  let isLosing = false
  const judge = (failed: boolean, reason: string | undefined): void => {
    if (failed && !isLosing) log.warn({ reason }, 'the collector of traces takes nothing: traces are lost')
    if (!failed && isLosing) log.info('the collector of traces takes them again')
    isLosing = failed
  }
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        judge(result.code !== ExportResultCode.SUCCESS, result.error?.message)
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
  }
}

const providerOf = (options: Options, log: Logger): TracerProvider => {
  const exporter = new OTLPTraceExporter({
    url: `${options.endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: { ...options.headers },
    timeoutMillis: options.timeoutMs,
  })
  return new TracerProvider({
    sampler: new TraceIdRatioBasedSampler(options.ratio),
    spanLimits: { attributeValueLengthLimit: MOST_LETTERS },
    resource: defaultResource().merge(
      resourceFromAttributes({
        'service.name': options.service,
        'service.version': options.version,
        'service.instance.id': randomUUID(),
        'deployment.environment.name': options.environment,
      }),
    ),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: toldOf(exporter, log),
        maxQueueSize: MOST_WAITING,
        scheduledDelayMillis: 1000,
        exportTimeoutMillis: 2 * options.timeoutMs,
      }),
    ],
  })
}

/**
 * Traces by OpenTelemetry's SDK, over OTLP with HTTP and protobuf. Nothing is registered globally: two applications in
 * one process trace separately.
 */
export const createOtlpTracing = (options: Options, log: Logger): Tracing => {
  const provider = providerOf(options, log)
  const tracer = provider.getTracer('emma', options.version)
  return {
    begin: ({ name, kind, attributes, caller, origin }) => {
      const parent = contextOf(caller)
      const cause = contextOf(origin)
      const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
      const links = cause ? [{ context: cause }] : []
      return spanOf(tracer, tracer.startSpan(name, { kind: kinds[kind], attributes, links }, context))
    },
    close: () =>
      Promise.race([provider.shutdown().catch(() => {}), sleep(CLOSE_WITHIN_MS, undefined, { ref: false })]),
  }
}
