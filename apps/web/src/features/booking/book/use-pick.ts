import { useNavigate, useSearch } from '@tanstack/react-router'
import { dateIn, idIn, oneOf, type Search, textIn } from '../../../lib/filters/filters.ts'
import { pickedIn, useChosen } from '../pay/use-chosen.ts'

const pick = (given: Search) => ({
  specialty: idIn(given.specialty),
  day: dateIn(given.day),
  slot: textIn(given.slot),
  step: oneOf(given.step, ['pay']),
  ...pickedIn(given),
  /** The dependent it is for; the customer if undefined. */
  for: idIn(given.for),
  /** The consultation of which it is the return visit. */
  return_of: idIn(given.return_of),
  appointment: idIn(given.appointment),
})
export type Pick = ReturnType<typeof pick>
type Change = { readonly [K in keyof Pick]?: Pick[K] | undefined }

export interface Picking {
  readonly pick: Pick
  /** The same step with another choice: replaces the address. */
  readonly choose: (change: Change) => void
  /** Another step: the browser's back button returns from it. */
  readonly go: (change: Change) => void
  /** Goes to a step without a way back, because it was paid. */
  readonly arrive: (appointment: string) => void
}

/** The choices so far, in the address: back and reload lose nothing. */
export const usePick = (): Picking => {
  const search = useSearch({ from: '__root__' })
  const navigate = useNavigate()
  return {
    ...useChosen(pick),
    go: (change) => void navigate({ to: '.', search: { ...search, ...change } }),
    arrive: (appointment) => void navigate({ to: '.', search: { appointment }, replace: true }),
  }
}
