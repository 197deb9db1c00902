import { Failure } from '../run/failure.ts'

/** `pin-note` as `pinNote`. */
export const camel = (name: string): string =>
  name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** `pin-note` as `PinNote`. */
export const pascal = (name: string): string => camel(`-${name}`)

/** `pin-note` as `pin_note`. */
export const snake = (name: string): string => name.replaceAll('-', '_')

/** `pin-note` as `Pin note`. */
export const words = (name: string): string => {
  const text = name.replaceAll('-', ' ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** Inserts lines before the first place that begins with an anchor. */
export const before =
  (anchor: string, lines: string) =>
  (text: string): string => {
    const at = text.indexOf(anchor)
    if (at < 0)
      throw new Failure(`"${anchor.trim()}" was not found: see apps/api/README.md and do it by hand`)
    return `${text.slice(0, at)}${lines}${text.slice(at)}`
  }

/** Inserts lines before the last place that begins with an anchor. */
export const beforeLast =
  (anchor: string, lines: string) =>
  (text: string): string => {
    const at = text.lastIndexOf(anchor)
    if (at < 0)
      throw new Failure(`"${anchor.trim()}" was not found: see apps/api/README.md and do it by hand`)
    return `${text.slice(0, at)}${lines}${text.slice(at)}`
  }

/** Inserts a line into a list after an anchor, in alphabetical order. */
export const sorted =
  (anchor: string, line: string) =>
  (text: string): string => {
    const at = text.indexOf(anchor)
    if (at < 0)
      throw new Failure(`"${anchor.trim()}" was not found: see apps/api/README.md and do it by hand`)
    const start = at + anchor.length
    const lines = text.slice(start).split('\n')
    const place = lines.findIndex((each) => `${each}\n` > line || each.startsWith(']'))
    lines.splice(place, 0, line.trimEnd())
    return `${text.slice(0, start)}${lines.join('\n')}`
  }

/** An import line, after the last one. */
export const importing =
  (line: string) =>
  (text: string): string => {
    const at = text.lastIndexOf('\nimport ') + 1
    const end = text.indexOf("'\n", at) + 2
    return `${text.slice(0, end)}${line}\n${text.slice(end)}`
  }

/** Inserts lines after the first place that ends with an anchor. */
export const after =
  (anchor: string, lines: string) =>
  (text: string): string => {
    const at = text.indexOf(anchor)
    if (at < 0)
      throw new Failure(`"${anchor.trim()}" was not found: see apps/api/README.md and do it by hand`)
    const end = at + anchor.length
    return `${text.slice(0, end)}${lines}${text.slice(end)}`
  }
