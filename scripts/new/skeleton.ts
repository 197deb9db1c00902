import { endpoint } from './endpoint.ts'
import { feature } from './feature.ts'
import type { Choice } from './role.ts'
import { screen } from './screen.ts'

/** The files that `npm run new` writes and changes, and the steps left to do by hand. */
export interface Skeleton {
  readonly files: readonly { readonly path: string; readonly content: string }[]
  readonly edits: readonly { readonly path: string; readonly change: (text: string) => string }[]
  readonly next: readonly string[]
  /** It contains a migration: files generated from the schema have to be regenerated. */
  readonly generates?: true
}

export const kinds: Readonly<Record<string, (name: string, choice: Choice) => Promise<Skeleton>>> = {
  endpoint,
  screen,
  feature,
}
