const LONGEST = 100
const extensions = { 'application/pdf': 'pdf', 'image/webp': 'webp' } as const

/**
 * A file's own name for display: no path, no control characters, and the extension of its current type; `nameless` if
 * nothing is left.
 */
export const fileNameOf = (given: string, type: keyof typeof extensions, nameless: string): string => {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const stem = last
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{C}"<>|?*:]/gu, '')
    .trim()
  // By characters: half of an emoji is invalid in a header.
  const short = [...stem].slice(0, LONGEST).join('')
  return `${short === '' ? nameless : short}.${extensions[type]}`
}
