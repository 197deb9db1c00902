import type { Request } from '../../load.ts'
import { customersOf, headersOf, type Person, type Setup, specialistsOf } from '../../setup.ts'
import { prepareBookings } from '../booking.ts'
import { consultNow } from '../consultations.ts'
import { loginRequests } from '../login.ts'
import type { Arrival, Kind } from './model.ts'

/** One person's requests, one after the other. */
export type Errand = readonly Request[]

const PEOPLE = 2000
const PRACTICES = 500

const get = (path: string, person?: Person): Request => ({
  method: 'GET',
  path,
  headers: person ? headersOf(person) : {},
})

/** Each comes from its own address: page drawing and logins are limited by it. */
const addressOf = (nth: number): string => [10, nth >> 16, nth >> 8, nth].map((part) => part & 255).join('.')
const asStranger = (nth: number, path: string): Request => ({
  method: 'GET',
  path,
  headers: { 'x-forwarded-for': addressOf(nth) },
})

const inTurn =
  <T>(all: readonly T[]) =>
  (nth: number): T => {
    const found = all[nth % all.length]
    if (found === undefined) throw new Error('There is nobody to come')
    return found
  }

const placesOf = async ({ pool }: Setup) => {
  const { rows } = await pool.query<{ id: string; slug: string; specialty: string; specialtyId: string }>(
    `SELECT s.specialist_id AS id, g.slug, y.slug AS specialty, y.id AS "specialtyId"
       FROM specialist_specialties s JOIN specialties y ON y.id = s.specialty_id
       JOIN specialist_slugs g ON g.specialist_id = s.specialist_id AND g.is_current ORDER BY md5(g.slug) LIMIT $1`,
    [PEOPLE],
  )
  return inTurn(rows)
}

const recordsOf = async ({ pool }: Setup, authors: readonly Person[]): Promise<Map<string, string>> => {
  const { rows } = await pool.query<{ id: string; specialist_id: string }>(
    'SELECT DISTINCT ON (specialist_id) id, specialist_id FROM records WHERE specialist_id = ANY($1::uuid[])',
    [authors.map(({ id }) => id)],
  )
  return new Map(rows.map(({ id, specialist_id }) => [specialist_id, id]))
}

/** The calls of each kind of errand, as the current screens make them; `nth` errand of its kind. */
const scripts = async (setup: Setup, counts: Readonly<Record<Kind, number>>) => {
  const [place, people] = [await placesOf(setup), await customersOf(setup, PEOPLE)]
  const authors = await specialistsOf(setup, PRACTICES)
  const records = await recordsOf(setup, authors)
  const [person, author] = [inTurn(people), inTurn(authors)]
  const bookings = await prepareBookings(setup, counts.booking)
  const entering = inTurn(await consultNow(setup, Math.min(PEOPLE, setup.specialists)))
  const search = (nth: number, who?: Person) =>
    get(`/api/v1/specialists/specialists?pageSize=20&specialty_id=${place(nth).specialtyId}`, who)
  const week = (nth: number, who: Person) =>
    get(`/api/v1/customer/specialists/${place(nth).id}/schedules`, who)
  const home = (who: Person): Request[] => [
    get('/api/v1/customer/info', who),
    get('/api/v1/schedules/customer?pageSize=1', who),
    get('/api/v1/customer/notifications?pageSize=1', who),
    get('/api/v1/queue/offer', who),
  ]
  const booking = (nth: number): Errand => {
    const request = bookings[nth]
    if (!request) throw new Error('More bookings than were prepared')
    return [search(nth), week(nth, person(nth)), week(nth + 1, person(nth)), request]
  }
  const errands: Readonly<Record<Kind, (nth: number) => Errand>> = {
    stranger: (nth) => [
      asStranger(nth, '/'),
      asStranger(nth, `/buscar?especialidade=${place(nth).specialty}`),
      asStranger(nth, `/especialista/${place(nth).slug}`),
      asStranger(nth, `/especialista/${place(nth + 1).slug}`),
    ],
    looking: (nth) => [...home(person(nth)), search(nth, person(nth)), week(nth, person(nth))],
    booking,
    returning: (nth) => [...home(person(nth)), get('/api/v1/schedules/customer?pageSize=10', person(nth))],
    practice: (nth) => {
      const who = author(nth)
      return [
        get('/api/v1/specialists/dashboard', who),
        get('/api/v1/specialists/notifications?pageSize=1', who),
        get('/api/v1/records/all?pageSize=10', who),
        get(`/api/v1/records/byid/${records.get(who.id)}`, who),
      ]
    },
    entering: (nth) => {
      const { appointmentId, person: patient } = entering(nth)
      const path = `/api/v1/schedules/${appointmentId}/agoraio`
      return [
        get('/api/v1/schedules/customer?pageSize=1', patient),
        { method: 'POST', path, headers: headersOf(patient) },
      ]
    },
    login: (nth) => {
      const request = inTurn(loginRequests)(nth)
      return [{ ...request, headers: { ...request.headers, 'x-forwarded-for': addressOf(nth) } }]
    },
  }
  return errands
}

export interface Coming {
  readonly kind: Kind
  readonly at: number
  readonly errand: Errand
}

/** Each arrival with its calls; no booking is repeated in any step. */
export const errandsOf = async (
  setup: Setup,
  steps: readonly (readonly Arrival[])[],
): Promise<Coming[][]> => {
  const counts = { stranger: 0, looking: 0, booking: 0, returning: 0, practice: 0, entering: 0, login: 0 }
  for (const { kind } of steps.flat()) counts[kind] += 1
  const errands = await scripts(setup, counts)
  const nth = { stranger: 0, looking: 0, booking: 0, returning: 0, practice: 0, entering: 0, login: 0 }
  return steps.map((arrivals) =>
    arrivals.map(({ kind, at }) => {
      const errand = errands[kind](nth[kind])
      nth[kind] += 1
      return { kind, at, errand }
    }),
  )
}
