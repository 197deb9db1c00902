import type { ReactElement, ReactNode } from 'react'

/** A part of a page as it is asked for. */
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

/** Markup by the component that made it, and by what else it says. */
type OfObject = Map<ReactElement['type'], Map<string, string>>
/** Markup by what it shows; forgotten with it. */
export type Markups = WeakMap<object, OfObject>

/** As many as one object is shown in differently: on this day or that, for this specialty or that. */
const MOST_WAYS = 20

const markupOf = (known: Markups, { of, and, part }: Asked, render: (node: ReactNode) => string): string => {
  const ofThis: OfObject = known.get(of) ?? new Map()
  known.set(of, ofThis)
  const ways = ofThis.get(part.type) ?? new Map<string, string>()
  ofThis.set(part.type, ways)
  const markup = ways.get(and) ?? render(part)
  if (ways.size >= MOST_WAYS) ways.clear()
  ways.set(and, markup)
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
