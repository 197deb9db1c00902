import type { ReactElement, ReactNode } from 'react'

/** A part of a page as it is asked for. */
interface Asked {
  readonly of: object
  readonly variant: string
  readonly blanks: Readonly<Record<string, string>>
  readonly element: ReactElement
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')

/** A component, as it was drawn. */
interface Drawn {
  readonly type: unknown
  readonly variant: string
  /** Its markup, and at each second place the name of a blank. */
  readonly pieces: readonly string[]
}

/** By what it shows, and forgotten with it. */
export type Markups = WeakMap<object, Drawn[]>
type Render = (node: ReactNode) => string

const piecesOf = (known: Markups, { of, variant, element }: Asked, render: Render): readonly string[] => {
  const { type } = element
  const ofThis = known.get(of) ?? []
  const found = ofThis.find((drawn) => drawn.type === type && drawn.variant === variant)
  if (found) return found.pieces
  const pieces = render(element).split(/\{\{(\w+)\}\}/)
  known.set(of, [...ofThis, { type, variant, pieces }])
  return pieces
}

/** What somebody wrote may look like a blank, and stays. */
const filled = (pieces: readonly string[], blanks: Asked['blanks']): string =>
  pieces
    .map((piece, at) => {
      if (at % 2 === 0) return piece
      const value = blanks[piece]
      return value === undefined ? `{{${piece}}}` : escaped(value)
    })
    .join('')

/**
 * The prepared parts of one page: each is asked for while the page is drawn, and put in afterwards.
 * @param known what was drawn before, in this language
 */
export const createLaid = (known: Markups, render: Render) => {
  const asked: Asked[] = []
  return {
    /** @returns which place in the page is the part's */
    add: (part: Asked): number => asked.push(part) - 1,
    putInto: (page: string): string =>
      page.replace(/<template data-part="(\d+)"><\/template>/g, (_, at: string) => {
        const part = asked[Number(at)]
        return part ? filled(piecesOf(known, part, render), part.blanks) : ''
      }),
  }
}
export type Laid = ReturnType<typeof createLaid>
