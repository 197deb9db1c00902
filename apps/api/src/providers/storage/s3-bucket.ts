import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { type StoragePort, StorageUnavailable } from './port.ts'

export interface S3Settings {
  readonly bucket: string
  readonly region: string
  /** A server other than Amazon's. */
  readonly endpoint?: string | undefined
  /** The bucket in the path instead of the host name, as most self-hosted servers need it. */
  readonly pathStyle: boolean
  /** Without them the SDK finds those of the machine (role, profile, environment). */
  readonly keys?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
  /** Milliseconds without a byte until a call counts as failed. */
  readonly patienceMs?: number
}

const PATIENCE_MS = 10_000
const PART = 5 * 1024 * 1024
const TRIES = 3

const clientOf = ({ endpoint, region, pathStyle, keys, patienceMs = PATIENCE_MS }: S3Settings): S3Client =>
  new S3Client({
    region,
    forcePathStyle: pathStyle,
    maxAttempts: TRIES,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(keys ? { credentials: keys } : {}),
    requestHandler: { connectionTimeout: 3000, requestTimeout: patienceMs, throwOnRequestTimeout: true },
  })

const isMissing = (error: unknown): boolean => error instanceof NoSuchKey || error instanceof NotFound

/** A deliberate refusal is our fault to fix; no answer, or a 5xx or 429, is worth a retry. */
const orUnavailable = (cause: unknown): never => {
  const status = cause instanceof S3ServiceException ? (cause.$metadata.httpStatusCode ?? 0) : 0
  if (status >= 400 && status < 500 && status !== 429) throw cause
  throw new StorageUnavailable('The object storage does not answer', { cause })
}

/** If the content failed, that is the reason, whatever the server answered to the partial upload. */
const orBroken = (content: Readable, error: unknown): never => {
  if (content.errored) throw content.errored
  return orUnavailable(error)
}

/** Objects of one bucket on any S3 server; transfers are verified by checksums on both sides (CRC-32). */
export const openBucket = (settings: S3Settings): StoragePort => {
  const client = clientOf(settings)
  const at = (key: string) => ({ Bucket: settings.bucket, Key: key })

  const read = async (key: string): Promise<Readable> => {
    const { Body } = await client.send(new GetObjectCommand(at(key)))
    // In Node the SDK returns a Node stream.
    return Body as Readable
  }

  async function* keys(): AsyncGenerator<string> {
    for await (const page of paginateListObjectsV2({ client }, { Bucket: settings.bucket }))
      for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key
  }

  return {
    put: async (key, content, type) => {
      const command = new PutObjectCommand({ ...at(key), Body: content, ContentType: type })
      await client.send(command).catch(orUnavailable)
    },
    putStream: async (key, content, type) => {
      const upload = new Upload({
        client,
        params: { ...at(key), Body: content, ContentType: type },
        partSize: PART,
        queueSize: 2,
      })
      await upload.done().catch((error: unknown) => orBroken(content, error))
    },
    get: (key) => read(key).catch(orUnavailable),
    find: (key) => read(key).catch((error: unknown) => (isMissing(error) ? undefined : orUnavailable(error))),
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(at(key))).catch(orUnavailable)
    },
    list: keys,
  }
}
