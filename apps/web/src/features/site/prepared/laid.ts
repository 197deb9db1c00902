import type { ReactElement, ReactNode } from 'react'

/** A part of a page, as requested. */
interface Asked {
  readonly of: object
  readonly and: string
  readonly blanks: Readonly<Record<string, string>>
  readonly part: ReactElement
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')

/** Markup as bytes to send, with the names of blanks in between. */
type Markup = readonly (Uint8Array | string)[]
/** Markup by its component and its other input. */
type OfObject = Map<ReactElement['type'], Map<string, Markup>>
/** Markup by its data; dropped with it. */
export type Markups = WeakMap<object, OfObject>

/** The most variants of one object: by day, by specialty. */
const MOST_WAYS = 20

const encoder = new TextEncoder()

const toMarkup = (text: string, blanks: Asked['blanks']): Markup => {
  const names = Object.keys(blanks)
  if (names.length === 0) return [encoder.encode(text)]
  const pieces = text.split(new RegExp(`\\{\\{(${names.join('|')})\\}\\}`))
  return pieces.map((piece, at) => (at % 2 === 0 ? encoder.encode(piece) : piece))
}

const markupOf = (known: Markups, asked: Asked, render: (node: ReactNode) => string): Markup => {
  const { of, and, part } = asked
  const ofThis: OfObject = known.get(of) ?? new Map()
  known.set(of, ofThis)
  const ways = ofThis.get(part.type) ?? new Map<string, Markup>()
  ofThis.set(part.type, ways)
  const markup = ways.get(and) ?? toMarkup(render(part), asked.blanks)
  if (ways.size >= MOST_WAYS) ways.clear()
  ways.set(and, markup)
  return markup
}

const joined = (pieces: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/**
 * The prepared parts of one page: each is requested while the page is drawn, and inserted afterwards.
 * @param known parts drawn before, in this language
 */
export const createLaid = (known: Markups, render: (node: ReactNode) => string) => {
  const asked: Asked[] = []
  const piecesOf = (part: Asked | undefined): Uint8Array[] =>
    part
      ? markupOf(known, part, render).map((piece) =>
          typeof piece === 'string' ? encoder.encode(escaped(part.blanks[piece] ?? '')) : piece,
        )
      : []
  return {
    /** @returns the part's index in the page */
    add: (part: Asked): number => asked.push(part) - 1,
    /** @returns the page to send */
    putInto: (page: string): Uint8Array =>
      joined(
        page
          .split(/<template data-part="(\d+)"><\/template>/)
          .flatMap((piece, at) => (at % 2 === 0 ? [encoder.encode(piece)] : piecesOf(asked[Number(piece)]))),
      ),
  }
}
export type Laid = ReturnType<typeof createLaid>
