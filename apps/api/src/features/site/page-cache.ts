import { hash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { MINUTE } from '@emma/domain/interval'

const MOST = 2000
/** "Hoje", "agora" and the next slots are valid for a minute. */
export const GOOD_FOR_MS = MINUTE
export type Encoding = 'br' | 'gzip' | 'identity'

/** Something derived from data that may change. */
export interface Perishable {
  /** What it shows: a specialist's id, or one of the topics. */
  readonly topics: ReadonlySet<string>
  /** Epoch milliseconds; a page that shows times expires by itself. */
  readonly until: number
}

/** A cached answer. */
export interface Kept extends Perishable {
  readonly status: number
  readonly type: string
  readonly etag: string
  /** The page's current address. */
  readonly location?: string | undefined
  /** Whether search engines may index it. */
  readonly isIndexed: boolean
  /** Hosts of its map tiles, besides our own. */
  readonly pictureHosts?: readonly string[]
  /** May use the camera, for a document's QR code. */
  readonly usesCamera?: boolean
  readonly body: (encoding: Encoding) => Buffer
}

/**
 * Compressed synchronously: a page takes less than a tenth of a millisecond, and several times that through another
 * thread. Either way it fits what a new connection sends before it waits for an answer. Brotli's least effort makes a
 * page 1.5 % longer than the next, in two thirds of the time.
 */
const efforts = { quick: { br: 0, gzip: 1 }, thorough: { br: 5, gzip: 6 } } as const
type Effort = keyof typeof efforts

const compress = (source: Buffer, encoding: Encoding, effort: Effort): Buffer => {
  if (encoding === 'identity') return source
  const level = efforts[effort][encoding]
  if (encoding === 'gzip') return gzipSync(source, { level })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  }
  return brotliCompressSync(source, { params })
}

const decompress = (body: Buffer, encoding: Encoding): Buffer => {
  if (encoding === 'identity') return body
  return encoding === 'gzip' ? gunzipSync(body) : brotliDecompressSync(body)
}

/**
 * Requests after which a page is worth five times the effort: most pages are requested once, others again and again.
 */
const OFTEN = 10

/**
 * Each encoding is made on the first request for it, and once more after many. The text itself, five times as long as
 * what is sent, is not kept: two thousand pages would hold a quarter of a gigabyte.
 */
const bodyOf = (source: Buffer): Kept['body'] => {
  const made = new Map<Encoding, { readonly body: Buffer; asked: number }>()
  let kept: { readonly body: Buffer; readonly encoding: Encoding } = { body: source, encoding: 'identity' }
  return (encoding) => {
    const known = made.get(encoding)
    if (known) known.asked += 1
    if (known && known.asked !== OFTEN) return known.body
    const text = decompress(kept.body, kept.encoding)
    const body = compress(text, encoding, known ? 'thorough' : 'quick')
    made.set(encoding, { body, asked: known?.asked ?? 1 })
    kept = { body, encoding }
    return body
  }
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength)

export const toKept = (source: string | Uint8Array, facts: Omit<Kept, 'etag' | 'body'>): Kept => {
  const bytes = typeof source === 'string' ? Buffer.from(source) : asBuffer(source)
  const etag = `W/"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`
  return { ...facts, etag, body: bodyOf(bytes) }
}

/**
 * Pages, or their data, by address. If something they may show changes while they are made, they are returned but not
 * cached: they may have read the old data. The oldest goes when there are too many.
 */
export const createPageCache = <T extends Perishable>() => {
  const pages = new Map<string, T>()
  const making = new Map<string, Promise<T>>()
  let changes = 0
  const make = async (address: string, maker: () => Promise<T>, isTrusted: () => boolean): Promise<T> => {
    const before = changes
    const page = await maker()
    if (before !== changes || !isTrusted()) return page
    pages.delete(address)
    pages.set(address, page)
    const [oldest] = pages.keys()
    if (oldest !== undefined && pages.size > MOST) pages.delete(oldest)
    return page
  }
  return {
    /** @param isTrusted whether change notifications reach us: without them nothing is cached */
    read: (address: string, now: number, maker: () => Promise<T>, isTrusted: () => boolean): Promise<T> => {
      const kept = pages.get(address)
      if (kept && kept.until > now && isTrusted()) return Promise.resolve(kept)
      const under = making.get(address) ?? make(address, maker, isTrusted)
      if (!making.has(address)) {
        making.set(address, under)
        void under.finally(() => making.delete(address)).catch(() => undefined)
      }
      return under
    },
    drop: (topic: string): void => {
      changes += 1
      making.clear()
      for (const [address, { topics }] of pages) if (topics.has(topic)) pages.delete(address)
    },
    clear: (): void => {
      changes += 1
      making.clear()
      pages.clear()
    },
  }
}
export type PageCache = Pick<ReturnType<typeof createPageCache>, 'drop' | 'clear'>
