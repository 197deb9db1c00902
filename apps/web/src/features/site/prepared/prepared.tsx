import { createContext, type ReactElement, useContext } from 'react'
import type { Laid } from './laid.ts'

/** Where the parts of the page that is drawn are laid; they are put in when it is done (`render.tsx`). */
export const LaidContext = createContext<Laid | null>(null)

interface Props {
  /** What the part shows: the same object means the same markup. */
  readonly of: object
  /** What else it shows, in a word. */
  readonly variant?: string
  /** What stands in it as `{{name}}`, and is another on each page. */
  readonly blanks?: Readonly<Record<string, string>>
  readonly children: ReactElement
}

/** A part that many pages show alike: drawn once for each language, as long as it shows the same object. */
export const Prepared = ({ of, variant = '', blanks = {}, children }: Props) => {
  const laid = useContext(LaidContext)
  return laid ? <template data-part={laid.add({ of, variant, blanks, element: children })} /> : children
}
