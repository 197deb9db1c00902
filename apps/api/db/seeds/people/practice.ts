import type { WeeklyRule } from '@emma/domain/availability'
import { DAY } from '@emma/domain/interval'
import { type CouncilType, GENERALIST_SPECIALTY, needsRqe } from '@emma/domain/specialists'
import { createRandom, type Random } from '../random.ts'
import { demoEmails, insertAll, later, plain, type Seed } from '../seed.ts'
import { type City, cities } from '../texts/cities.ts'
import { closings, type SpecialtyText, specialtyTexts, urgentTexts } from '../texts/specialties.ts'
import { demoRules, makeRules } from './hours.ts'
import { insertUsers, makePerson, type Person, sealIdentity } from './people.ts'

export interface Offer {
  readonly specialtyId: string
  /** Centavos. */
  readonly price: number
}
export interface SeededSpecialist extends Person {
  readonly specialistId: string
  readonly text: SpecialtyText
  readonly offers: readonly [Offer, ...Offer[]]
  readonly rules: readonly WeeklyRule[]
  readonly places: readonly { readonly id: string; readonly name: string }[]
}

/** The regions of the councils that count by region. */
const regions: Readonly<Partial<Record<CouncilType, Readonly<Record<City['uf'], string>>>>> = {
  CRP: { SP: '06', RJ: '05', MG: '04', BA: '03', AM: '20', AC: '24' },
  CRN: { SP: '03', RJ: '04', MG: '09', BA: '05', AM: '07', AC: '07' },
  CREFITO: { SP: '03', RJ: '02', MG: '04', BA: '07', AM: '12', AC: '18' },
}
export const councilNumber = (random: Random, council: CouncilType, uf: City['uf']): string => {
  const number = String(random.int(21_000, 198_000))
  const region = regions[council]?.[uf]
  if (region === undefined) return number
  return `${region}/${number}${council === 'CREFITO' ? '-F' : ''}`
}

const placeNames = ['Clínica Ipê', 'Centro Médico Aurora', 'Espaço Saúde', 'Consultório'] as const
const insertSpecialties = async ({ deps, tx }: Seed): Promise<ReadonlyMap<string, string>> => {
  const rows = specialtyTexts.map(({ name, slug, icon, council }) => {
    return { id: deps.newId(), name, slug, icon, councils: [council] }
  })
  await insertAll(tx, 'specialties', rows)
  return new Map([
    ...rows.map(({ slug, id }) => [slug, id] as const),
    ['medico-generalista', GENERALIST_SPECIALTY],
  ])
}

const priceOf = (random: Random, { prices: [from, to] }: SpecialtyText): number =>
  random.int(from / 10, to / 10) * 1000

/** A physician's own specialty, and for some also general practice. */
const makeOffers = (
  random: Random,
  text: SpecialtyText,
  ids: ReadonlyMap<string, string>,
): readonly [Offer, ...Offer[]] => {
  const idOf = (slug: string): string => {
    const id = ids.get(slug)
    if (id === undefined) throw new RangeError(`No specialty ${slug}`)
    return id
  }
  const own = { specialtyId: idOf(text.slug), price: priceOf(random, text) }
  const isGeneral = text.slug === 'clinica-medica'
  if (text.council !== 'CRM' || isGeneral || !random.chance(20)) return [own]
  return [own, { specialtyId: idOf('clinica-medica'), price: Math.round(own.price / 2500) * 2000 }]
}

const makeSpecialist = (seed: Seed, text: SpecialtyText, ids: ReadonlyMap<string, string>) => {
  const { deps, random } = seed
  const person = makePerson(seed, [29, 66])
  const count = random.chance(60) ? random.int(1, 2) : 0
  const places = placeNames.slice(0, count).map((name) => ({ id: deps.newId(), name }))
  const rules = makeRules(
    random,
    text.minutes,
    places.map(({ id }) => id),
  )
  return { ...person, specialistId: deps.newId(), text, offers: makeOffers(random, text, ids), rules, places }
}

const makeDemoSpecialist = (seed: Seed, ids: ReadonlyMap<string, string>): SeededSpecialist => {
  const [text, [city]] = [specialtyTexts[0], cities]
  if (!text || !city) throw new RangeError('Nothing to make the demo specialist of')
  const given = { email: demoEmails.specialist, firstName: 'Helena', lastName: 'Vasconcelos', city }
  const person = makePerson(seed, [44, 44], { ...given, gender: 'feminino' })
  const [own] = makeOffers(seed.random, text, ids)
  const places = [{ id: seed.deps.newId(), name: 'Clínica Ipê' }]
  const offers = [{ ...own, price: 18_000 }] as const
  return { ...person, specialistId: seed.deps.newId(), text, offers, rules: demoRules, places }
}

/** Every third also attends in another language, some in Libras. */
const languagesOf = (nth: number): string[] => {
  const others = ['en', 'es', 'bzs', 'en', 'fr', 'it'] as const
  const second = nth % 3 === 0 ? others[(nth / 3) % others.length] : undefined
  return second === undefined ? ['pt'] : ['pt', second]
}

/** Specialties that children are brought to. */
const childCare: ReadonlySet<string> = new Set(['pediatria', 'odontologia'])

const specialistRow = async (seed: Seed, specialist: SeededSpecialist, nth: number) => {
  const { random, now } = seed
  const { specialistId, text, city } = specialist
  return {
    id: specialistId,
    user_id: specialist.userId,
    status: 1,
    name: `${specialist.firstName} ${specialist.lastName}`,
    summary: `${text.summaries[nth % 3]} ${random.pick(closings)}`,
    council_type: text.council,
    council_uf: city.uf,
    council_number: councilNumber(random, text.council, city.uf),
    city: city.name,
    state: city.uf,
    time_zone: city.zone,
    on_duty: specialist.email === demoEmails.specialist || random.chance(20),
    birth_date: specialist.birthDate,
    gender: specialist.gender,
    languages: languagesOf(nth),
    attends_children: childCare.has(text.slug) || nth % 5 === 2,
    email_confirmed_at: later(now, -400 * DAY),
    created_at: later(now, -400 * DAY),
    ...(await sealIdentity(seed, 'specialists', specialistId, specialist)),
  }
}

const placeRows = ({ random, now }: Seed, { specialistId, places, city }: SeededSpecialist) =>
  places.map(({ id, name }) => {
    const [street, district, zip_code] = random.pick(city.streets)
    return {
      id,
      specialist_id: specialistId,
      name,
      street,
      number: String(random.int(50, 1900)),
      district,
      city: city.name,
      uf: city.uf,
      zip_code,
      latitude: city.latitude + random.int(-90, 90) / 10_000,
      longitude: city.longitude + random.int(-90, 90) / 10_000,
      created_at: now,
    }
  })

const offerRows = ({ deps, random, now }: Seed, { specialistId, text, offers, city }: SeededSpecialist) =>
  offers.map(({ specialtyId, price }) => {
    const isTitled = needsRqe(text.council) && specialtyId !== GENERALIST_SPECIALTY
    return {
      id: deps.newId(),
      specialist_id: specialistId,
      specialty_id: specialtyId,
      price,
      rqe: isTitled ? String(random.int(12_000, 99_000)) : null,
      rqe_uf: isTitled ? city.uf : null,
      created_at: now,
    }
  })

const ruleRows = ({ deps, now }: Seed, { specialistId, rules }: SeededSpecialist) =>
  rules.map((rule) => ({
    id: deps.newId(),
    specialist_id: specialistId,
    weekday: rule.weekday,
    init_hour: rule.initHour,
    final_hour: rule.finalHour,
    interval_minutes: rule.intervalMinutes,
    place_id: rule.placeId,
    created_at: now,
  }))

const insertPractices = async (
  seed: Seed,
  specialists: readonly SeededSpecialist[],
  passwordHash: string,
): Promise<void> => {
  const { tx } = seed
  await insertUsers(seed, 'specialist', specialists, passwordHash)
  const rows = []
  for (const [nth, specialist] of specialists.entries()) rows.push(await specialistRow(seed, specialist, nth))
  await insertAll(tx, 'specialists', rows)
  await insertAll(
    tx,
    'places',
    specialists.flatMap((each) => placeRows(seed, each)),
  )
  await insertAll(
    tx,
    'specialist_specialties',
    specialists.flatMap((each) => offerRows(seed, each)),
  )
  await insertAll(
    tx,
    'availability_rules',
    specialists.flatMap((each) => ruleRows(seed, each)),
  )
}

const urgentNames = [
  { firstName: 'Marina', lastName: 'Figueira', gender: 'feminino' },
  { firstName: 'Rafael', lastName: 'Antunes', gender: 'masculino' },
] as const

/** A dentist and a generalist on duty; created separately, so that they do not change the others. */
const makeUrgent = (seed: Seed, ids: ReadonlyMap<string, string>): SeededSpecialist[] => {
  const own = { ...seed, random: createRandom(727) }
  return urgentTexts.flatMap((text, nth) => {
    const made = makeSpecialist(own, text, ids)
    const named = { ...made, ...urgentNames[nth] }
    const [offer] = made.offers
    return [
      { ...named, email: `${plain(`${named.firstName} ${named.lastName}`)}@emma.test`, offers: [offer] },
    ]
  })
}

/**
 * The catalogue and forty specialists with places, prices and hours; the demo's own is the first. Those of urgent care
 * are additional.
 */
export const insertSpecialists = async (seed: Seed, passwordHash: string): Promise<SeededSpecialist[]> => {
  const ids = await insertSpecialties(seed)
  const others = specialtyTexts.flatMap((text, at) =>
    Array.from({ length: at === 0 ? text.specialists - 1 : text.specialists }, () =>
      makeSpecialist(seed, text, ids),
    ),
  )
  const specialists = [makeDemoSpecialist(seed, ids), ...others]
  await insertPractices(seed, specialists, passwordHash)
  await insertPractices({ ...seed, random: createRandom(728) }, makeUrgent(seed, ids), passwordHash)
  return specialists
}
