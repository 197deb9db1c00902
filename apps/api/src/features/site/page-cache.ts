import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const MOST = 2000
const zip = promisify(gzip)
const brotli = promisify(brotliCompress)
export type Encoding = 'br' | 'gzip' | 'identity'

/** An answer as it goes out, again and again. */
export interface Kept {
  readonly status: number
  readonly type: string
  readonly etag: string
  /** Where the page lives by now. */
  readonly location?: string | undefined
  /** May be told to search engines. */
  readonly isIndexed: boolean
  /** May use the camera, for the QR of a document. */
  readonly usesCamera?: boolean
  /** What it shows: a specialist's id, or one of the topics. */
  readonly topics: ReadonlySet<string>
  /** Epoch milliseconds; a page that shows times is old by itself. */
  readonly until: number
  readonly body: (encoding: Encoding) => Promise<Buffer>
}

const compress = (source: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'gzip') return zip(source)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: source.length }
  return encoding === 'br' ? brotli(source, { params }) : Promise.resolve(source)
}

/** Each encoding is made once, when somebody asks for it. */
const bodyOf = (source: Buffer): Kept['body'] => {
  const made = new Map<Encoding, Promise<Buffer>>()
  return (encoding) => {
    const body = made.get(encoding) ?? compress(source, encoding)
    made.set(encoding, body)
    return body
  }
}

export const toKept = (source: string | Buffer, facts: Omit<Kept, 'etag' | 'body'>): Kept => {
  const bytes = Buffer.from(source)
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { ...facts, etag, body: bodyOf(bytes) }
}

/**
 * Pages by address. One that was being made while something it may show changed is answered, but not kept: it may have
 * read what was there before. Emptied when it is full.
 */
export const createPageCache = () => {
  const pages = new Map<string, Kept>()
  const making = new Map<string, Promise<Kept>>()
  let changes = 0
  const make = async (
    address: string,
    maker: () => Promise<Kept>,
    isTrusted: () => boolean,
  ): Promise<Kept> => {
    const before = changes
    const page = await maker()
    if (pages.size >= MOST) pages.clear()
    if (before === changes && isTrusted()) pages.set(address, page)
    return page
  }
  return {
    /** @param isTrusted whether word of changes reaches us: without it nothing is kept */
    read: (
      address: string,
      now: number,
      maker: () => Promise<Kept>,
      isTrusted: () => boolean,
    ): Promise<Kept> => {
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
export type PageCache = ReturnType<typeof createPageCache>
