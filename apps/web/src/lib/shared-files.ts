import { hasCaches, SHARED } from './forget-shared.ts'

/** Path that receives another application's files (`share_target` of the manifest); the worker answers it. */
export const SHARE_PATH = '/compartilhar'

const NAME = 'x-name'
const KEPT_AT = 'x-kept-at'
const MOST = 10
const HOUR = 3_600_000

/** Stores shared files, replacing earlier ones, until a logged-in user takes them. */
export const keepShared = async (files: readonly File[], now = Date.now()): Promise<void> => {
  await caches.delete(SHARED)
  const cache = await caches.open(SHARED)
  await Promise.all(
    files.slice(0, MOST).map(async (file, nth) => {
      const about = { [NAME]: encodeURIComponent(file.name), [KEPT_AT]: String(now) }
      const headers = { 'content-type': file.type, ...about }
      await cache.put(`${SHARE_PATH}/${nth}`, new Response(await file.arrayBuffer(), { headers }))
    }),
  )
}

const fileIn = async (kept: Response | undefined, now: number): Promise<readonly File[]> => {
  if (!kept || now - Number(kept.headers.get(KEPT_AT)) > HOUR) return []
  const name = decodeURIComponent(kept.headers.get(NAME) ?? '')
  return [new File([await kept.arrayBuffer()], name, { type: kept.headers.get('content-type') ?? '' })]
}

/** Files shared within the last hour; older ones are deleted. */
export const takeShared = async (now = Date.now()): Promise<readonly File[]> => {
  if (!hasCaches() || !(await caches.has(SHARED))) return []
  const cache = await caches.open(SHARED)
  const kept = await Promise.all((await cache.keys()).map((key) => cache.match(key)))
  const files = await Promise.all(kept.map((each) => fileIn(each, now)))
  await caches.delete(SHARED)
  return files.flat()
}
