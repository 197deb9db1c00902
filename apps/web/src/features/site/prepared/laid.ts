import type { ReactNode } from 'react'

/** A part of a page as it is asked for. */
interface Asked {
  readonly part: object
  readonly of: object
  readonly blanks: Readonly<Record<string, string>>
  readonly draw: () => ReactNode
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')

/** Markup by what it shows and which part shows it; forgotten with what it shows. */
export type Markups = WeakMap<object, Map<object, string>>

const markupOf = (known: Markups, { part, of, draw }: Asked, render: (node: ReactNode) => string): string => {
  const ofThis = known.get(of) ?? new Map<object, string>()
  known.set(of, ofThis)
  const markup = ofThis.get(part) ?? render(draw())
  ofThis.set(part, markup)
  return markup
}

const withBlanks = (markup: string, blanks: Asked['blanks']): string =>
  Object.entries(blanks).reduce(
    (text, [name, value]) => text.replaceAll(`{{${name}}}`, () => escaped(value)),
    markup,
  )

/**
 * The prepared parts of one page: each is asked for while the page is drawn, and put in afterwards.
 * @param known what was drawn before, in this language
 */
export const createLaid = (known: Markups, render: (node: ReactNode) => string) => {
  const asked: Asked[] = []
  return {
    /** @returns which place in the page is the part's */
    add: (part: Asked): number => asked.push(part) - 1,
    putInto: (page: string): string =>
      page.replace(/<template data-part="(\d+)"><\/template>/g, (_, at: string) => {
        const part = asked[Number(at)]
        return part ? withBlanks(markupOf(known, part, render), part.blanks) : ''
      }),
  }
}
export type Laid = ReturnType<typeof createLaid>
