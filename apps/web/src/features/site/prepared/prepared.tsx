import { createContext, type ReactElement, useContext } from 'react'
import type { Laid } from './laid.ts'

/** Collects the prepared parts of the page being drawn; they are inserted at the end (`render.tsx`). */
export const LaidContext = createContext<Laid | null>(null)

interface Props {
  /** The data shown: the same object gives the same markup. */
  readonly of: object
  /** Other input as text, if `of` is not all. */
  readonly and?: string | undefined
  /** Values for `{{name}}` in the part, different on each page. */
  readonly blanks?: Readonly<Record<string, string>>
  /** The part: one component. Drawn for the first page that contains it. */
  readonly children: ReactElement
}

/** A part that many pages share: drawn once per language, as long as it shows the same object. */
export const Prepared = ({ of, and = '', blanks = {}, children }: Props) => {
  const laid = useContext(LaidContext)
  if (!laid) return children
  return <template data-part={laid.add({ of, and, blanks, part: children })} />
}
