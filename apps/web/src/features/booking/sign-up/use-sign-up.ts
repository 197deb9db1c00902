import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { idIn, oneOf, type Search, textIn } from '../../../lib/filters/filters.ts'
import { type KeptSignUp, noSignUp, signUpKept } from './sign-up.calls.ts'

const steps = ['email', 'codigo', 'dados'] as const
type Step = 'resumo' | (typeof steps)[number]

const read = (given: Search) => ({
  specialty: idIn(given.specialty),
  slot: textIn(given.slot),
  /** The sign-up's id, from the mailed link. */
  id: idIn(given.id),
  passo: oneOf(given.passo, steps),
  /** The secret of a specialist's link that holds the slot. */
  convite: textIn(given.convite),
  /** The address of the specialist's page. */
  perfil: textIn(given.perfil),
})
type Address = ReturnType<typeof read>
type Change = { readonly [K in keyof Address]?: Address[K] | undefined }

/** The address's step, unless earlier ones are missing: the mailed link begins at its code. */
const stepOf = ({ id, passo }: Address, kept: KeptSignUp): Step => {
  if (kept.ticket !== '' && (passo !== undefined || id === kept.id)) return 'dados'
  if (id === undefined) return passo === undefined ? 'resumo' : 'email'
  return passo === 'email' ? 'email' : 'codigo'
}

/** Progress of the sign-up, in the address and in this browser: back, a reload and another device lose nothing. */
export const useSignUp = () => {
  const search = useSearch({ from: '__root__' })
  const navigate = useNavigate()
  const [kept, setKept] = useState(() => signUpKept.read(noSignUp))
  const address = read(search)
  const choose = (change: Change) =>
    void navigate({ to: '.', search: { ...search, ...change }, replace: true })
  const keep = (change: Partial<KeptSignUp>) => {
    const next = { ...kept, ...change }
    signUpKept.keep(next)
    setKept(next)
  }
  return {
    ...address,
    kept,
    step: stepOf(address, kept),
    keep,
    /** The same step with another choice. */
    choose,
    /** Back to the e-mail: for another one, or because the ticket is no longer valid. */
    restart: () => {
      keep({ ticket: '' })
      choose({ passo: 'email', id: undefined })
    },
    /** Another step: the browser's back button returns from it. */
    go: (change: Change) => void navigate({ to: '.', search: { ...search, ...change } }),
  }
}

export type SignUpState = ReturnType<typeof useSignUp>
