import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createPageCache, type Encoding, type Kept, toKept } from './page-cache.ts'

const facts = {
  status: 200,
  type: 'text/html',
  isIndexed: true,
  topics: new Set(['lists']),
  until: 1000,
} satisfies Omit<Kept, 'etag' | 'body'>

const plain: Readonly<Record<Encoding, (body: Buffer) => string>> = {
  br: (body) => brotliDecompressSync(body).toString(),
  gzip: (body) => gunzipSync(body).toString(),
  identity: (body) => body.toString(),
}

describe('a cached page', () => {
  const text = '<p>Horários de hoje às 14h</p>'.repeat(200)
  const orders: readonly (readonly Encoding[])[] = [
    ['br', 'gzip', 'identity', 'br'],
    ['gzip', 'identity', 'br', 'gzip'],
    ['identity', 'br', 'gzip', 'identity'],
  ]

  it.each(orders)('is the same text whoever asks first: %s, %s, %s, %s', (...order) => {
    const page = toKept(text, facts)
    for (const encoding of order) expect(plain[encoding](page.body(encoding))).toBe(text)
  })

  it('is compressed with more effort once it is asked for often, and stays the same text', () => {
    const page = toKept(text, facts)
    page.body('gzip')
    const first = page.body('br')
    const later = Array.from({ length: 20 }, () => page.body('br'))
    expect(later.at(-1)?.length).toBeLessThan(first.length)
    for (const body of later) expect(plain.br(body)).toBe(text)
  })
})

describe('the page cache', () => {
  const made: string[] = []
  const read = (cache: ReturnType<typeof createPageCache<Kept>>, address: string) =>
    cache.read(
      address,
      0,
      async () => {
        made.push(address)
        return toKept(address, facts)
      },
      () => true,
    )

  it('lets go of the oldest page when it is full, and of no other', async () => {
    const cache = createPageCache<Kept>()
    const addresses = Array.from({ length: 2001 }, (_, nth) => `/buscar?q=${nth}`)
    for (const address of addresses) await read(cache, address)
    made.length = 0
    for (const address of addresses.slice(1)) await read(cache, address)
    expect(made).toEqual([])
    await read(cache, '/buscar?q=0')
    expect(made).toEqual(['/buscar?q=0'])
  })
})
