const LONGEST = 100
const extensions = { 'application/pdf': 'pdf', 'image/webp': 'webp' } as const

/** A file's own name, for people: no path, no control characters, and the ending of what it is now. */
export const fileNameOf = (given: string, type: keyof typeof extensions): string => {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const stem = last
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{C}"<>|?*:]/gu, '')
    .trim()
    .slice(0, LONGEST)
  return `${stem === '' ? 'exame' : stem}.${extensions[type]}`
}
