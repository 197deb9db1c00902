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
/** The picture that messengers show of somebody's page. */
export const pictureLink = (person: Pick<SitePerson, 'slug'>): string => `${personLink(person)}/imagem.png`
export const specialtyLink = ({ slug }: { readonly slug: string }): string => `/especialidades/${slug}`
export const cityLink = ({ specialty, uf, slug }: SiteCity): string =>
  `${specialtyLink(specialty)}/${uf.toLowerCase()}/${slug}`

type Offering = Pick<SitePerson, 'specialties'>

/** The offer that a list is about: the one with the lowest price among these specialties, else of all. */
export const offerOf = ({ specialties }: Offering, among: readonly string[] = []) => {
  const offers = specialties.toSorted((a, b) => a.price - b.price)
  return offers.find(({ id }) => among.includes(id)) ?? offers[0]
}

/** The offer that the slots of a card are priced by. */
export const cheapest = (person: Offering) => offerOf(person)

const booking = (person: SitePerson, chosen: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(chosen).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))
  return `/customer/horario/${person.id}?${new URLSearchParams(Object.fromEntries(given))}`
}

/** Every free time of somebody, to choose from. */
export const timesLink = (person: SitePerson): string => booking(person, { specialty: cheapest(person)?.id })

/** The summary of one chosen time; for another offer than the slot is priced by, the times of its day. */
export const slotLink = (person: SitePerson, slot: Slot, offer = cheapest(person)): string => {
  const chosen = { specialty: offer?.id, day: slot.date }
  return booking(
    person,
    offer?.id === cheapest(person)?.id ? { ...chosen, slot: slot.id, step: 'pay' } : chosen,
  )
}
