import { vi } from 'vitest'

type Asked = string | { readonly url: string }
const urlOf = (asked: Asked): string =>
  new URL(typeof asked === 'string' ? asked : asked.url, window.location.origin).href

/** The caches of a browser, in memory; jsdom has none. */
export const fakeCaches = (): ReadonlyMap<string, ReadonlyMap<string, Response>> => {
  const all = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>()
    all.set(name, kept)
    return {
      put: async (asked: Asked, response: Response) => {
        kept.delete(urlOf(asked))
        kept.set(urlOf(asked), response)
      },
      keys: async () => [...kept.keys()].map((url) => ({ url })),
      match: async (asked: Asked) => kept.get(urlOf(asked))?.clone(),
      delete: async (asked: Asked) => kept.delete(urlOf(asked)),
    }
  }
  vi.stubGlobal('caches', {
    open,
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  })
  return all
}
