const key = 'wantedPath'

/** A path of this site that was requested before login; undefined if it is not one. */
export const internalPath = (target: unknown): string | undefined => {
  // Before parsing: browsers drop tabs and line ends, and read `\` as `/`.
  if (typeof target !== 'string' || !/^\/(?![/\\])/.test(target) || /[\\\p{Cc}]/u.test(target))
    return undefined
  const here = window.location.origin
  const url = URL.parse(target, here)
  if (!url || url.origin !== here) return undefined
  const path = `${url.pathname}${url.search}${url.hash}`
  return path.startsWith('//') ? undefined : path
}

/** Remembers the requested path in this tab through login, registration and second factor. */
export const rememberReturnTo = (path: string | undefined): void => {
  if (path === undefined) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, path)
}

/** The path requested before login, once: opened after login instead of home. */
export const takeReturnTo = (): string | undefined => {
  const path = internalPath(sessionStorage.getItem(key))
  sessionStorage.removeItem(key)
  return path
}
