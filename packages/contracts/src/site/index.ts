import type { helpLines } from '@emma/domain/specialists'
import type { Slot } from '../availability/slots.ts'
import type { Page } from '../pages/index.ts'
import type { Place } from '../places/index.ts'
import type { Review } from '../reviews/index.ts'
import type { PlaceAsked, SpecialistCard, TimeAsked, Unmet } from '../specialists/index.ts'
import type { SiteLanguage } from './paths.ts'
import type { SiteCounts, SiteSearch } from './search.ts'

/**
 * Data that the server passes to the renderer of a public page. These types never cross the network: they connect the
 * server, which collects the data, with the web app's bundle, which renders.
 */

/** A card with the address of its page: `/especialista/{slug}`. */
export interface SitePerson extends SpecialistCard {
  readonly slug: string
}

/** A specialty that somebody offers. */
export interface SiteSpecialty {
  readonly id: string
  readonly name: string
  readonly slug: string
  /** How many specialists offer it. */
  readonly count: number
  /** Centavos. */
  readonly lowest: number
  readonly highest: number
}

/** Specialists of a specialty in a city: `/especialidades/{specialty}/{uf}/{slug}`. */
export interface SiteCity {
  readonly specialty: { readonly name: string; readonly slug: string }
  readonly name: string
  /** Two capitals. */
  readonly uf: string
  readonly slug: string
  readonly count: number
}

/** A review and the specialist it is about. */
export interface SiteReview extends Review {
  readonly specialist: { readonly name: string; readonly slug: string }
}

/** The current state of urgent care; `estimate` in minutes. */
export interface SiteQueue {
  readonly onDuty: number
  /** Centavos. */
  readonly price: number
  /** Minutes after which everything is refunded without a call. */
  readonly patience: number
  readonly estimate: { readonly median_minutes: number; readonly p80_minutes: number } | null
}

/** The rules that public pages quote; percents, minutes, hours and days as variables have them. */
export interface SiteRules {
  readonly refundHours: number
  readonly platformPercent: number
  readonly releaseDays: number
}

interface HomePage {
  readonly kind: 'home'
  readonly queue: SiteQueue
  readonly people: readonly SitePerson[]
  /** Whether all of them have a slot today. */
  readonly isToday: boolean
  readonly specialties: readonly SiteSpecialty[]
  readonly reviews: readonly SiteReview[]
  readonly rules: SiteRules
}

interface MissingPage {
  readonly kind: 'missing'
  /** `gone`: a specialist who has left; `place`: a city where nobody offers the specialty. */
  readonly why: 'unknown' | 'gone' | 'place'
  readonly specialty?: SiteSpecialty
}

export interface SpecialistPage {
  readonly kind: 'specialist'
  readonly person: SitePerson
  /** The specialty whose price the card shows. */
  readonly specialty: SiteSpecialty | null
  readonly places: readonly Place[]
  readonly reviews: readonly Review[]
  /** Number of reviews with one star, two, … five. */
  readonly stars: readonly number[]
  /** The next free slots in order, of some days. */
  readonly slots: readonly Slot[]
  /** How long the free slots of two weeks are, in minutes, the shortest first. */
  readonly lengths: readonly number[]
  /** Whether all of two weeks were requested. */
  readonly isWhole: boolean
  /** The specialty whose times were requested; null for the one with the lowest price. */
  readonly offerId: string | null
  readonly rules: SiteRules
}

interface SpecialtiesPage {
  readonly kind: 'specialties'
  readonly specialties: readonly SiteSpecialty[]
}

/** A specialty, everywhere or in a city. */
export interface SpecialtyPage {
  readonly kind: 'specialty'
  readonly specialty: SiteSpecialty
  readonly city: SiteCity | null
  /** The first of them. */
  readonly people: readonly SitePerson[]
  readonly total: number
  readonly cities: readonly SiteCity[]
  readonly others: readonly SiteSpecialty[]
  readonly rules: SiteRules
}

export interface SearchPage {
  readonly kind: 'search'
  readonly search: SiteSearch
  readonly people: readonly SitePerson[]
  readonly total: number
  readonly pageSize: number
  readonly specialties: readonly SiteSpecialty[]
  /** Null with a day, chosen or in the words: availability on it is not counted for each choice. */
  readonly counts: SiteCounts | null
  /** Specialties that the words mean, if they are a complaint. */
  readonly meant: readonly SiteSpecialty[]
  /** Specialties of the catalogue that were searched for but that nobody offers. */
  readonly absent: readonly SiteSpecialty[]
  /** More precise complaints that begin with the words, as suggestions. */
  readonly precise: readonly string[]
  readonly preciseLanguage: 'pt-BR' | 'en'
  /** The emergency number to call with such a complaint, instead of waiting for an appointment. */
  readonly emergency: (typeof helpLines)[number] | null
  /** Whether the words name a medicine: `meant` are those who usually prescribe it. */
  readonly medicine: boolean
  /** Whether these are of general practice, because no specialist of the meant specialties was found. */
  readonly instead: boolean
  /** Whether nothing matches exactly and the people shown match nearly. */
  readonly alike: boolean
  /** The requested city or state, if nobody was found there: these are elsewhere. */
  readonly nobodyIn: PlaceAsked | null
  /** What was asked for beside who, if nobody was found of whom all of it is true. */
  readonly unmet: Unmet | null
  /** The time that the words ask for, at which these attend. */
  readonly when: TimeAsked | null
}

/** A text of the admin. */
interface TextPage {
  readonly kind: 'text'
  readonly page: Page
}

interface HelpPage {
  readonly kind: 'help'
  readonly search: string
  /** Pages that match the search. */
  readonly pages: readonly Page[]
  readonly rules: SiteRules
}

interface VerifyPage {
  readonly kind: 'verify'
}

export interface ContactPage {
  readonly kind: 'contact'
  readonly state: 'open' | 'wrong' | 'sent' | 'failed' | 'limited' | 'limitedToday'
  /** The support's own address, for people who cannot use the form. */
  readonly email: string
  /** The typed values, by field: nothing is lost if the form could not be sent. */
  readonly values: Readonly<Record<string, string>>
  /** The missing or wrong fields. */
  readonly wrong: readonly string[]
}

interface ProfessionalsPage {
  readonly kind: 'professionals'
  /** The calculator's input: centavos, and consultations a month. */
  readonly asked: { readonly price: number; readonly consultations: number }
  readonly rules: SiteRules
  readonly specialties: readonly SiteSpecialty[]
}

export type SitePage =
  | HomePage
  | MissingPage
  | SpecialistPage
  | SpecialtiesPage
  | SpecialtyPage
  | SearchPage
  | TextPage
  | HelpPage
  | VerifyPage
  | ProfessionalsPage
  | ContactPage
export type SitePageOf<K extends SitePage['kind']> = Extract<SitePage, { readonly kind: K }>

/** Size in pixels of the picture that messengers show of a page. */
export const sitePicture = { width: 1200, height: 630 } as const

/** The content of a specialist's share picture. */
export interface SitePicture {
  readonly name: string
  readonly initials: string
  /** Specialty and council. */
  readonly about: string
  /** Null without any rating. */
  readonly rating: string | null
  readonly price: string
  /** Text of the call to action. */
  readonly call: string
}

/** Addresses of the files linked from every page. */
export interface SiteAssets {
  readonly styles: readonly string[]
  readonly script: string
  /** Script that runs before `/` is drawn: logged-in people go on to their home. */
  readonly gate: string
  readonly fonts: readonly string[]
}

/** Context that every page is rendered with. */
export interface SiteContext {
  /** Without a trailing slash: `https://emma.example`. */
  readonly origin: string
  readonly language: SiteLanguage
  /** The canonical Portuguese address, with the relevant query (`siteAddress` for another language). */
  readonly path: string
  /** The Portuguese address of this view, with all choices: the link to the other language keeps them. */
  readonly here: string
  /** When it is rendered, ISO 8601. */
  readonly now: string
  readonly assets: SiteAssets
  readonly menu: { readonly specialties: readonly SiteSpecialty[]; readonly cities: readonly SiteCity[] }
}

/** The content of the picture for a specialist's page; undefined if there is none. */
export type DescribePicture = (page: SpecialistPage, language: SiteLanguage) => SitePicture | undefined

/** Renders a whole document, in UTF-8. */
export type RenderSite = (page: SitePage, context: SiteContext) => Uint8Array
