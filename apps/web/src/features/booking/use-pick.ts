import { useNavigate, useSearch } from '@tanstack/react-router'
import * as z from 'zod/mini'

const text = z.optional(z.string())
const pick = z.object({
  specialty: text,
  day: z.optional(z.iso.date()),
  slot: text,
  step: z.optional(z.literal('pay')),
  /** `pix`, `wallet`, `new`, or a card's id. */
  pay: text,
  /** The wallet pays first, a card the rest. */
  mix: z.optional(z.literal('1')),
  appointment: z.optional(z.uuid()),
})
export type Pick = z.output<typeof pick>
type Change = { readonly [K in keyof Pick]?: Pick[K] | undefined }

export interface Picking {
  readonly pick: Pick
  /** The same step with something else chosen: replaces the address. */
  readonly choose: (change: Change) => void
  /** Another step: the browser's back button returns from it. */
  readonly go: (change: Change) => void
  /** Another step from which there is no way back, because it was paid for. */
  readonly arrive: (appointment: string) => void
}

/** What was chosen so far, in the address: back and reload lose nothing. */
export const usePick = (): Picking => {
  const search = useSearch({ from: '__root__' })
  const navigate = useNavigate()
  const read = pick.safeParse(search)
  return {
    pick: read.success ? read.data : {},
    choose: (change) =>
      void navigate({ to: '.', search: { ...search, ...change }, replace: true, resetScroll: false }),
    go: (change) => void navigate({ to: '.', search: { ...search, ...change } }),
    arrive: (appointment) => void navigate({ to: '.', search: { appointment }, replace: true }),
  }
}
