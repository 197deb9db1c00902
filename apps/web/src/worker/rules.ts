import { isSitePath } from '@emma/contracts/site/paths'
import { SHARE_PATH } from '../lib/shared-files.ts'

/** Requests the worker answers: a screen's page, or a file of the build. */
export type Part = 'screen' | 'asset'

type Asked = Pick<Request, 'method' | 'mode' | 'url'>

/** This path of the device test looks like a file, but is a screen (spec §2). */
const oddScreen = '/specialist/agora.io'

/**
 * The part of the shell that a request is for; undefined if the worker ignores it. It never handles calls, sockets and
 * people's files, so that no cache contains anything about a person's health.
 */
export const partOf = ({ method, mode, url }: Asked, origin: string): Part | undefined => {
  const asked = new URL(url)
  if (method !== 'GET' || asked.origin !== origin) return undefined
  const { pathname } = asked
  if (/^\/(api|socket\.io)(\/|$)/.test(pathname)) return undefined
  if (pathname.startsWith('/assets/')) return 'asset'
  // Public pages are the server's; `/` opens the installed app also offline.
  if (pathname !== '/' && isSitePath(pathname)) return undefined
  const isFile = /\.\w{2,5}$/.test(pathname) && pathname !== oddScreen
  return mode === 'navigate' && !isFile ? 'screen' : undefined
}

/** Whether another application shares files with the installed one. */
export const isShare = ({ method, url }: Asked, origin: string): boolean => {
  const asked = new URL(url)
  return method === 'POST' && asked.origin === origin && asked.pathname === SHARE_PATH
}

/** Where shared files are uploaded; a logged-out person gets there after the login. */
const sharedTo = '/customer/area-paciente/historico-exame'

/** Stores shared files, and redirects to where they are sent. Nothing leaves the device before that. */
export const answerShare = async (
  request: Request,
  keep: (files: readonly File[]) => Promise<void>,
): Promise<Response> => {
  const form = await request.formData()
  await keep(form.getAll('files').filter((part) => part instanceof File))
  return new Response(null, { status: 303, headers: { location: sharedTo } })
}

interface Shell {
  readonly fetch: (request: Request) => Promise<Response>
  /** The page stored when the worker was installed. */
  readonly keptPage: () => Promise<Response | undefined>
  /** A file stored then, or when it was used. */
  readonly kept: (request: Request) => Promise<Response | undefined>
  readonly keep: (request: Request, response: Response) => Promise<void>
}

/** Beyond this response time the cached page is shown. */
const patience = 4000

const after = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, ms, undefined))

/** The newest page while the server is reachable, so that a reload is always an update; else the cached one. */
export const answerScreen = async (shell: Shell, request: Request): Promise<Response> => {
  const asked = shell.fetch(request)
  const fresh = await Promise.race([asked.catch(() => undefined), after(patience)])
  if (fresh !== undefined && fresh.status < 500) return fresh
  return (await shell.keptPage()) ?? asked
}

/** A file's name changes with its content, so a stored one never becomes stale. */
export const answerAsset = async (shell: Shell, request: Request): Promise<Response> => {
  const kept = await shell.kept(request)
  if (kept) return kept
  const fresh = await shell.fetch(request)
  if (fresh.status === 200 && fresh.type === 'basic') await shell.keep(request, fresh.clone())
  return fresh
}

export interface Notice {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly path: string
}

/** The content of a push message; undefined if it is not ours. */
export const readNotice = (data: unknown): Notice | undefined => {
  if (typeof data !== 'object' || data === null) return undefined
  const { id, title, text, path } = Object.assign({ id: '', title: '', text: '', path: '' }, data)
  const isWhole = [id, title, text, path].every((part) => typeof part === 'string' && part !== '')
  return isWhole ? { id, title, text, path } : undefined
}
