import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Settings } from '../../src/providers/storage/s3-bucket.ts'

/** How the server treats the next calls: answer, refuse for now, never answer, break off in the middle. */
type Mood = 'well' | 'busy' | 'silent' | 'cutting'

export interface S3Server {
  readonly settings: S3Settings & { readonly endpoint: string }
  /** Environment for a process that stores its files here. */
  readonly environment: Readonly<Record<string, string>>
  readonly feel: (mood: Mood) => void
  /** Calls since the last reading, with any answer. */
  readonly takeCalls: () => number
  readonly close: () => Promise<void>
}

const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const CUT_AFTER = 1000

const portOf = (server: http.Server): number => (server.address() as AddressInfo).port

/** An S3 server behind a proxy with faults, as networks and object storages have. */
export const startS3 = async (bucket = 'emma'): Promise<S3Server> => {
  const directory = await mkdtemp(join(tmpdir(), 'emma-s3-'))
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    // It computes a list's signature differently from Amazon.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await s3.run()
  let mood: Mood = 'well'
  let calls = 0

  const pass = (request: http.IncomingMessage, response: http.ServerResponse): void => {
    const { method, url: path, headers } = request
    const options = { host: '127.0.0.1', port, method, path, headers }
    const onward = http.request(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      if (mood !== 'cutting') return answer.pipe(response)
      let sent = 0
      answer.on('data', (chunk: Buffer) => {
        sent += chunk.length
        response.write(chunk)
        if (sent > CUT_AFTER) response.destroy()
      })
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  }

  const door = http.createServer((request, response) => {
    calls += 1
    if (mood === 'silent') return
    if (mood === 'busy') return response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
    pass(request, response)
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${portOf(door)}`
  return {
    environment: {
      STORAGE: 's3',
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_PATH_STYLE: 'on',
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    settings: {
      bucket,
      region: 'us-east-1',
      endpoint,
      pathStyle: true,
      keys: KEYS,
    },
    feel: (next) => {
      mood = next
    },
    takeCalls: () => {
      const taken = calls
      calls = 0
      return taken
    },
    close: async () => {
      door.closeAllConnections()
      await new Promise((resolve) => door.close(resolve))
      await s3.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
