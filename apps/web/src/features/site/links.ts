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

type Chosen = Readonly<Record<string, string | undefined>>

const booking = (screen: 'horario' | 'marcar', person: SitePerson, chosen: Chosen): string => {
  const given = Object.entries(chosen).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))
  return `/customer/${screen}/${person.id}?${new URLSearchParams(Object.fromEntries(given))}`
}

/** Every free time of somebody, to choose from. */
export const timesLink = (person: SitePerson): string =>
  booking('horario', person, { specialty: cheapest(person)?.id })

/**
 * The summary of one chosen time, where who has no account goes on without one; for another offer than the slot is priced
 * by, the times of its day.
 */
export const slotLink = (person: SitePerson, slot: Slot, offer = cheapest(person)): string => {
  const specialty = offer?.id
  if (specialty !== cheapest(person)?.id) return booking('horario', person, { specialty, day: slot.date })
  return booking('marcar', person, { specialty, slot: slot.id, perfil: person.slug })
}
