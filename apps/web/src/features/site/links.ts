import type { Slot } from '@emma/contracts/availability/slots'
import type { SiteCity, SitePerson } from '@emma/contracts/site'

/** Addresses of the web app that public pages lead to; what was chosen is in them, so that a login loses nothing. */
export const appLinks = {
  login: '/customer/login',
  register: '/customer/create',
  professional: '/specialist/create',
  queue: '/customer/pronto-atendimento',
} as const

export const personLink = ({ slug }: Pick<SitePerson, 'slug'>): string => `/especialista/${slug}`
export const specialtyLink = ({ slug }: { readonly slug: string }): string => `/especialidades/${slug}`
export const cityLink = ({ specialty, uf, slug }: SiteCity): string =>
  `${specialtyLink(specialty)}/${uf.toLowerCase()}/${slug}`

/** The offer that the slots of a card are priced by: the one with the lowest price. */
export const cheapest = ({ specialties }: Pick<SitePerson, 'specialties'>) =>
  specialties.toSorted((a, b) => a.price - b.price)[0]

const booking = (person: SitePerson, chosen: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(chosen).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))
  return `/customer/horario/${person.id}?${new URLSearchParams(Object.fromEntries(given))}`
}

/** Every free time of somebody, to choose from. */
export const timesLink = (person: SitePerson): string => booking(person, { specialty: cheapest(person)?.id })

/** The summary of one chosen time. */
export const slotLink = (person: SitePerson, slot: Slot, specialtyId = cheapest(person)?.id): string =>
  booking(person, { specialty: specialtyId, day: slot.date, slot: slot.id, step: 'pay' })
