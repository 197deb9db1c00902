import { useNavigate, useSearch } from '@tanstack/react-router'
import { dateIn, idIn, matching, oneOf, type Search, textIn } from '../../../lib/filters/filters.ts'

const read = (given: Search) => ({
  customer: idIn(given.customer),
  dependent: idIn(given.dependent),
  /** A person without an account. */
  who: oneOf(given.who, ['new']),
  /** A known contact: the form is filled with their data. */
  contact: idIn(given.contact),
  specialty: idIn(given.specialty),
  mode: oneOf(given.mode, ['link', 'courtesy', 'return']),
  day: dateIn(given.day),
  /** An hour of that day, `HH:mm`, until a slot is chosen. */
  hour: matching(given.hour, /^([01]\d|2[0-3]):[0-5]\d$/),
  /** Weeks from one date of a series to the next; none for a single one. */
  repeat: oneOf(given.repeat, ['1', '2']),
  /** How many dates the series has. */
  times: matching(given.times, /^([2-9]|1[0-2])$/),
  /** The slot's id. */
  slot: textIn(given.slot),
})
export type Chosen = ReturnType<typeof read>
type Change = { readonly [K in keyof Chosen]?: Chosen[K] | undefined }

/** The choices so far, in the address: other screens link here with patient, day or slot; a reload loses nothing. */
export const useNewAppointment = () => {
  const search = useSearch({ from: '__root__' })
  const navigate = useNavigate()
  return {
    chosen: read(search),
    choose: (change: Change) =>
      void navigate({ to: '.', search: { ...search, ...change }, replace: true, resetScroll: false }),
    restart: () => void navigate({ to: '.', search: {}, replace: true }),
  }
}
export type NewAppointment = ReturnType<typeof useNewAppointment>
