import { useNavigate, useSearch } from '@tanstack/react-router'
import { oneOf, type Search, textIn } from '../../../lib/filters/filters.ts'
import type { Picked } from './payment-choice.ts'

/** How the patient pays, of the address. */
export const pickedIn = ({ pay, mix }: Search): Picked => ({ pay: textIn(pay), mix: oneOf(mix, ['1']) })

/** Choices in the address: back and reload lose nothing. A change replaces the address. */
export const useChosen = <T extends object>(chosenIn: (given: Search) => T) => {
  const search = useSearch({ from: '__root__' })
  const navigate = useNavigate()
  return {
    pick: chosenIn(search),
    choose: (change: { readonly [K in keyof T]?: T[K] | undefined }) =>
      void navigate({ to: '.', search: { ...search, ...change }, replace: true, resetScroll: false }),
  }
}
