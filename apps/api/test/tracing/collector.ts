import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { bytesOf, hexOf, type Message, messagesOf, numberOf, readMessage, textOf } from './protobuf.ts'

/** A span in a collector (opentelemetry/proto/trace/v1/trace.proto). */
export interface Received {
  readonly service: string
  readonly traceId: string
  readonly spanId: string
  /** Empty for the root. */
  readonly parentId: string
  readonly name: string
  readonly kind: 'internal' | 'server' | 'client' | 'consumer'
  /** Milliseconds since 1970. */
  readonly start: number
  readonly end: number
  readonly attributes: Readonly<Record<string, string | number>>
  readonly hasFailed: boolean
  /** Linked traces. */
  readonly links: readonly string[]
}

const kinds = ['internal', 'internal', 'server', 'client', 'internal', 'consumer'] as const

const attributesOf = (message: Message, field: number): Received['attributes'] =>
  Object.fromEntries(
    messagesOf(message, field).map((pair) => {
      const [value] = messagesOf(pair, 2)
      if (value === undefined) return [textOf(pair, 1), '']
      const isText = bytesOf(value, 1).length > 0
      return [textOf(pair, 1), isText ? textOf(value, 1) : numberOf(value, 3)]
    }),
  )

const spanOf = (service: string, span: Message): Received => ({
  service,
  traceId: hexOf(span, 1),
  spanId: hexOf(span, 2),
  parentId: hexOf(span, 4),
  name: textOf(span, 5),
  kind: kinds[numberOf(span, 6)] ?? 'internal',
  start: numberOf(span, 7) / 1e6,
  end: numberOf(span, 8) / 1e6,
  attributes: attributesOf(span, 9),
  hasFailed: messagesOf(span, 15).some((status) => numberOf(status, 3) === 2),
  links: messagesOf(span, 13).map((link) => hexOf(link, 1)),
})

const spansOf = (request: Message): readonly Received[] =>
  messagesOf(request, 1).flatMap((ofResource) => {
    const [resource] = messagesOf(ofResource, 1)
    const service = resource ? String(attributesOf(resource, 1)['service.name']) : ''
    return messagesOf(ofResource, 2).flatMap((ofScope) =>
      messagesOf(ofScope, 2).map((span) => spanOf(service, span)),
    )
  })

export interface Collector {
  readonly url: string
  /** All spans, in order of arrival. */
  readonly spans: readonly Received[]
  /** Sets the answer from now on; at first 200. */
  readonly answerWith: (answer: (response: ServerResponse) => void) => void
  /** The requests, with their key header. */
  readonly keys: readonly (string | undefined)[]
  readonly stop: () => Promise<void>
}

/** A collector of traces: OTLP over HTTP with protobuf. */
export const startCollector = async (port = 0): Promise<Collector> => {
  const spans: Received[] = []
  const keys: (string | undefined)[] = []
  let answer = (response: ServerResponse): void => void response.end()
  const server = createServer(async (request, response) => {
    const bytes = await buffer(request)
    keys.push(request.headers['x-key']?.toString())
    if (request.url === '/v1/traces') spans.push(...spansOf(readMessage(bytes)))
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: own } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${own}`,
    spans,
    keys,
    answerWith: (next) => {
      answer = next
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
