import type { Slot } from '@emma/contracts/availability/slots'
import type { SiteCity, SitePerson } from '@emma/contracts/site'

/** Addresses of the web app linked from public pages; they include the choices made, so that a login loses nothing. */
export const appLinks = {
  login: '/customer/login',
  register: '/customer/create',
  professional: '/specialist/create',
  queue: '/customer/pronto-atendimento',
} as const

export const personLink = ({ slug }: Pick<SitePerson, 'slug'>): string => `/especialista/${slug}`
/** The picture that messengers show for a person's page. */
export const pictureLink = (person: Pick<SitePerson, 'slug'>): string => `${personLink(person)}/imagem.png`
export const specialtyLink = ({ slug }: { readonly slug: string }): string => `/especialidades/${slug}`
export const cityLink = ({ specialty, uf, slug }: SiteCity): string =>
  `${specialtyLink(specialty)}/${uf.toLowerCase()}/${slug}`

type Offering = Pick<SitePerson, 'specialties'>

/** A list's offer: the cheapest among these specialties, else of all. */
export const offerOf = ({ specialties }: Offering, among: readonly string[] = []) => {
  const offers = specialties.toSorted((a, b) => a.price - b.price)
  return offers.find(({ id }) => among.includes(id)) ?? offers[0]
}

/** The offer whose price a card's slots have. */
export const cheapest = (person: Offering) => offerOf(person)

/** Anchor of the free times on a specialist's page. */
export const TIMES = 'proximos'

/** A person's free times for one specialty: of the next days or of two weeks. */
export const timesLink = (
  person: Pick<SitePerson, 'slug'>,
  { isWhole, offerId }: { readonly isWhole: boolean; readonly offerId: string | null },
): string => {
  const query = new URLSearchParams({
    ...(isWhole && { horarios: 'todos' }),
    ...(offerId !== null && { especialidade: offerId }),
  })
  return `${personLink(person)}?${query}#${TIMES}`
}

/**
 * The summary of one chosen time, from which visitors can continue without an account. No id or slug needs escaping.
 */
export const slotLink = (person: SitePerson, slot: Slot, offer = cheapest(person)): string => {
  const specialty = offer ? `specialty=${offer.id}&` : ''
  return `/customer/marcar/${person.id}?${specialty}slot=${slot.id}&perfil=${person.slug}`
}
