import { createContext, type ReactElement, useContext } from 'react'
import type { Laid } from './laid.ts'

/** Where the parts of the page that is drawn are laid; they are put in when it is done (`render.tsx`). */
export const LaidContext = createContext<Laid | null>(null)

interface Props {
  /** What the part shows: the same object means the same markup. */
  readonly of: object
  /** What else it says, written out, where `of` is not all. */
  readonly and?: string | undefined
  /** Whatever stands in the part as `{{name}}`, and is another on each page. */
  readonly blanks?: Readonly<Record<string, string>>
  /** The part: one component. It is drawn for the first page that shows it. */
  readonly children: ReactElement
}

/** A part that many pages show alike: drawn once for each language, as long as it shows the same object. */
export const Prepared = ({ of, and = '', blanks = {}, children }: Props) => {
  const laid = useContext(LaidContext)
  if (!laid) return children
  return <template data-part={laid.add({ of, and, blanks, part: children })} />
}
