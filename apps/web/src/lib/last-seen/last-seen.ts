import { NetworkError } from '@emma/contracts/kit'
import { DAY } from '@emma/domain/interval'
import { session } from '../api/api.ts'
import { hasCaches } from '../forget-shared.ts'
import { inTurn, SEEN } from './forget-seen.ts'

/** Data a patient can open without a connection. */
export const seenParts = ['agenda', 'documents', 'exams'] as const
export type SeenPart = (typeof seenParts)[number]

/** One item of a list, in the words its screen showed. */
export interface SeenItem {
  readonly id: string
  readonly title: string
  readonly lines: readonly string[]
  /** The name under which its file is stored, once it was opened. */
  readonly file?: string
}

/** When the list was last read, in milliseconds since 1970. */
export interface Seen {
  readonly at: number
  readonly items: readonly SeenItem[]
}

/** As long as an unused session lives. */
const LONGEST = 30 * DAY
const MOST_FILES = 8
const LARGEST_FILE = 8 * 1024 * 1024

const listPath = (part: SeenPart, whose: string) => `/last-seen/${part}/${whose}`
const filesPath = '/last-seen/files/'

/** The patient who uses this device; other roles' documents must not be stored. */
const ownerNow = (): string | undefined => {
  const { user } = session.state()
  return user?.role === 'customer' ? user.id : undefined
}

/** Writes for the logged-in person, as long as it is the same person. */
const write = (job: (cache: Cache) => Promise<void>): Promise<void> => {
  const owner = ownerNow()
  if (owner === undefined || !hasCaches()) return Promise.resolve()
  return inTurn(async () => {
    if (ownerNow() === owner) await job(await caches.open(SEEN + owner))
  })
}

/**
 * Stores a list for offline use, replacing the previous one.
 * @param whose `self`, or the id of a dependent
 */
export const keepSeen = (part: SeenPart, whose: string, seen: Seen): Promise<void> =>
  write((cache) => cache.put(listPath(part, whose), Response.json(seen)))

const keepFile = (name: string, content: Blob): Promise<void> =>
  write(async (cache) => {
    if (content.size > LARGEST_FILE) return
    const headers = { 'content-type': content.type }
    await cache.put(filesPath + name, new Response(await content.arrayBuffer(), { headers }))
    const files = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(filesPath))
    await Promise.all(files.slice(0, -MOST_FILES).map((oldest) => cache.delete(oldest)))
  })

/** Deletes the copies of a file that its owner deleted. */
export const dropSeen = (name: string): Promise<void> =>
  write(async (cache) => void (await cache.delete(filesPath + name)))

/** The cache of the person logged in here, as far as known without a request. */
const ownCache = async (): Promise<Cache | undefined> => {
  const owner = ownerNow()
  if (owner === undefined || !hasCaches()) return undefined
  // In turn: opening it during its deletion would create it again.
  return inTurn(async () => ((await caches.has(SEEN + owner)) ? caches.open(SEEN + owner) : undefined))
}

/** A file that was opened before; undefined if it was not. */
export const keptFile = async (name: string): Promise<Blob | undefined> =>
  (await (await ownCache())?.match(filesPath + name))?.blob()

/** The names of the stored files. */
export const keptFiles = async (): Promise<ReadonlySet<string>> => {
  const paths = (await (await ownCache())?.keys())?.map(({ url }) => new URL(url).pathname) ?? []
  return new Set(
    paths.filter((path) => path.startsWith(filesPath)).map((path) => path.slice(filesPath.length)),
  )
}

/** Loads a file and stores it; without a connection returns the stored one. */
export const loadSeen = async (name: string, load: () => Promise<Blob>): Promise<Blob> => {
  try {
    const content = await load()
    void keepFile(name, content).catch(() => undefined)
    return content
  } catch (error) {
    const kept = error instanceof NetworkError ? await keptFile(name) : undefined
    if (kept === undefined) throw error
    return kept
  }
}

/** The last seen data of one part, with its time; the own list first, then those of dependents. */
export const readSeen = async (part: SeenPart, now = Date.now()): Promise<readonly Seen[]> => {
  const cache = await ownCache()
  if (!cache) return []
  const lists = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(listPath(part, '')))
  const own = (request: Request) => (request.url.endsWith(listPath(part, 'self')) ? 0 : 1)
  const answers = await Promise.all(lists.toSorted((a, b) => own(a) - own(b)).map((key) => cache.match(key)))
  const kept: readonly Seen[] = await Promise.all(answers.flatMap((answer) => answer?.json() ?? []))
  return kept.filter(({ at }) => now - at < LONGEST)
}
