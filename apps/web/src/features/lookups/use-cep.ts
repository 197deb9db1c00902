import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { isProblem } from '../../lib/api/problem.ts'
import { digitsOf } from '../../lib/i18n/format.ts'
import type { AddressValues } from './address.ts'
import { cepQuery } from './lookups.queries.ts'

/** State of a CEP look-up; `unavailable`: no source answered, and the person types on. */
export type CepState = 'idle' | 'searching' | 'filled' | 'invalid' | 'unknown' | 'unavailable'

const length = 8

/**
 * Looks a CEP up once exactly eight digits were typed (spec §5), and reports the result. The initial address is never
 * looked up: a person's corrections stay.
 */
export const useCep = (onFound: (found: Partial<AddressValues>) => void) => {
  const [typed, setTyped] = useState('')
  const lookup = useQuery({ ...cepQuery(typed), enabled: typed.length === length })
  const report = useEffectEvent(onFound)
  const { data, error } = lookup
  useEffect(() => {
    if (!data) return
    const { address, district, city, state } = data
    const found = Object.entries({ address, district, city, state }).filter(([, value]) => value)
    report(Object.fromEntries(found))
  }, [data])
  const state = (): CepState => {
    if (typed.length !== length) return 'idle'
    if (data) return 'filled'
    if (!error) return 'searching'
    if (isProblem(error, 'cep_invalid')) return 'invalid'
    return isProblem(error, 'cep_not_found') ? 'unknown' : 'unavailable'
  }
  return { state: state(), type: (seen: string) => setTyped(digitsOf(seen)) }
}
