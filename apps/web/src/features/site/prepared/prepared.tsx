import { type ComponentType, createContext, useContext } from 'react'
import type { Laid } from './laid.ts'

/** Where the parts of the page that is drawn are laid; they are put in when it is done (`render.tsx`). */
export const LaidContext = createContext<Laid | null>(null)

interface Props<T extends object> {
  readonly part: ComponentType<{ readonly of: T }>
  /** All that the part shows, but for its blanks: the same object means the same markup. */
  readonly of: T
  /** What stands in the part as `{{name}}`, and is another on each page. */
  readonly blanks?: Readonly<Record<string, string>>
}

/** A part that many pages show alike: drawn once for each language, as long as it is handed the same object. */
export const Prepared = <T extends object>({ part: Part, of, blanks = {} }: Props<T>) => {
  const laid = useContext(LaidContext)
  if (!laid) return <Part of={of} />
  return <template data-part={laid.add({ part: Part, of, blanks, draw: () => <Part of={of} /> })} />
}
