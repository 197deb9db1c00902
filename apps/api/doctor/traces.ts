import type { Config } from '../src/config.ts'
import { type Finding, reasonOf, warning, well } from './finding.ts'
import { phrases } from './phrases.ts'

/** Whether the collector accepts traces: it must accept a message without spans. */
export const examineTraces = async (config: Config): Promise<readonly Finding[]> => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = config
  if (endpoint === undefined) return []
  try {
    const { status, body } = await fetch(`${endpoint.replace(/\/+$/, '')}/v1/traces`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/x-protobuf' },
      body: new Uint8Array(),
      redirect: 'error',
      signal: AbortSignal.timeout(5000),
    })
    await body?.cancel()
    const { host } = new URL(endpoint)
    return [status < 300 ? well(phrases.traces.well(host)) : warning(phrases.traces.broken(String(status)))]
  } catch (error) {
    return [warning(phrases.traces.broken(reasonOf(error instanceof Error ? (error.cause ?? error) : error)))]
  }
}
