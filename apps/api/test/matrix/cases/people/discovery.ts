import * as availability from '@emma/contracts/availability'
import * as external from '@emma/contracts/availability/external-calendars'
import * as holidays from '@emma/contracts/availability/holidays'
import { listOpenSlots, viewSlot } from '@emma/contracts/availability/slots'
import * as week from '@emma/contracts/availability/week'
import * as favorites from '@emma/contracts/favorites'
import { type EndpointSpec, pathOf } from '@emma/contracts/kit'
import * as lookups from '@emma/contracts/lookups'
import * as places from '@emma/contracts/places'
import * as specialists from '@emma/contracts/specialists'
import * as specialties from '@emma/contracts/specialties'
import { chosenSlot, createSpecialty, newPlace, slotId } from '../../../index.ts'
import { type MatrixCase, matrixCase } from '../../case.ts'
import { insertAppointment, type MatrixFixture } from '../../fixture.ts'

const nothing = () => ({})
const ofSpecialist = ({ specialist }: MatrixFixture) => ({ params: { id: specialist.specialistId } })
const offersOf = ({ specialist }: MatrixFixture) => ({ query: { specialist_id: specialist.specialistId } })

type Send = typeof nothing | typeof ofSpecialist | typeof offersOf
const customers = (send: Send) => ({ customer: send, otherCustomer: send })
const loggedIn = (send: Send) => ({
  ...customers(send),
  specialist: send,
  otherSpecialist: send,
  pastSpecialist: send,
  suspendedSpecialist: send,
  admin: send,
})
/** Public endpoints treat assistants as guests. */
const assistants = (send: Send) => ({
  assistant: send,
  agendaAssistant: send,
  otherAssistant: send,
  intrudingAssistant: send,
  pastAssistant: send,
  idleAssistant: send,
})
const everybody = (send: Send) => ({ ...loggedIn(send), nobody: send })

/** Creates the owner's object for a call. */
const made = async ({ t, headers }: MatrixFixture, endpoint: EndpointSpec, payload: object) => {
  const url = pathOf(endpoint, {})
  const answer = await t.app.inject({ method: 'POST', url, headers: headers.specialist, payload })
  const { id, uuid }: { id?: string; uuid?: string } = answer.json()
  return String(uuid ?? id)
}

let days = 0
/** A new Sunday each time, as the matrix's specialists have no hours on Sundays. */
const sunday = (): string => {
  days += 7
  return new Date(Date.UTC(2026, 10, 29 + days)).toISOString().slice(0, 10)
}
const rule = () => ({ date: sunday(), init_hour: '08:00', final_hour: '09:00', interval: 30 })
const timeOff = () => {
  const date = sunday()
  return { starts_at: `${date}T08:00:00-03:00`, ends_at: `${date}T09:00:00-03:00`, reason: 'Folga' }
}

const wednesdays = [
  {
    weekday: 3,
    init_hour: '08:00',
    final_hour: '09:00',
    interval: 30,
    place_id: null,
    valid_from: null,
    valid_until: null,
  },
]
/** A specialist's week, with only the hours that these cases need. */
const replacedWeek = async ({ t, specialist }: MatrixFixture) => {
  const rules = await t.deps.db
    .selectFrom('availability_rules')
    .selectAll()
    .where('specialist_id', '=', specialist.specialistId)
    .where('weekday', 'is not', null)
    .execute()
  const kept = rules.map((row) => ({
    weekday: row.weekday,
    init_hour: row.init_hour.slice(0, 5),
    final_hour: row.final_hour.slice(0, 5),
    interval: row.interval_minutes,
    place_id: row.place_id,
    valid_from: row.valid_from,
    valid_until: row.valid_until,
  }))
  return { body: { rules: kept, replaces: rules.map(({ id }) => id) } }
}

const keptRule = async (fixture: MatrixFixture) => ({
  params: { id: await made(fixture, availability.createRule, rule()) },
})
const keptBlock = async (fixture: MatrixFixture) => ({
  params: { id: await made(fixture, availability.createBlock, timeOff()) },
})
const newCalendar = ({ t }: MatrixFixture) => ({
  body: { name: 'Agenda', address: `${t.sandboxUrl}/calendars/${t.deps.newId()}.ics` },
})
const keptCalendar = async (fixture: MatrixFixture) => ({
  params: { id: await made(fixture, external.addExternalCalendar, newCalendar(fixture).body) },
})
const movedBlock = async (fixture: MatrixFixture) => ({ ...(await keptBlock(fixture)), body: timeOff() })
const openSlot = ({ specialist }: MatrixFixture) => ({
  params: { id: slotId(specialist.specialistId, '2026-11-26T12:00:00.000Z') },
})
const newOffer = async ({ t }: MatrixFixture) => ({
  specialty_id: await createSpecialty(t.deps),
  price: 15_000,
})
const keptOffer = async (fixture: MatrixFixture) => ({
  params: { uuid: await made(fixture, specialties.createOffer, await newOffer(fixture)) },
})
const changedRule = async (fixture: MatrixFixture) => ({ ...(await keptRule(fixture)), body: rule() })
const changedOffer = async (fixture: MatrixFixture) => ({
  ...(await keptOffer(fixture)),
  body: { price: 16_000 },
})

const keptPlace = async (fixture: MatrixFixture) => ({
  params: { id: await made(fixture, places.createPlace, newPlace()) },
})
const changedPlace = async (fixture: MatrixFixture) => ({
  ...(await keptPlace(fixture)),
  body: { number: '12' },
})

let visits = 0
/** An appointment of the owner, at a new hour of the same distant week each time. */
const coming = async ({ t, specialist, customer, specialtyId }: MatrixFixture) => {
  visits += 1
  const startsAt = new Date(Date.UTC(2027, 0, 10, visits))
  const id = await insertAppointment(t, { specialist, customer, specialtyId, startsAt, status: 'confirmed' })
  return { params: { id } }
}

/** A suspended specialist can't change their practice. */
const still = { except: { suspendedSpecialist: 403 } } as const

const placeCases: readonly MatrixCase[] = [
  matrixCase(places.createPlace, { own: { specialist: () => ({ body: newPlace() }) } }),
  matrixCase(places.updatePlace, { own: { specialist: changedPlace }, foreign: changedPlace, ...still }),
  matrixCase(places.deletePlace, { own: { specialist: keptPlace }, foreign: keptPlace, ...still }),
]

const chosen = ({ specialist: { specialistId }, specialtyId }: MatrixFixture) => ({
  query: chosenSlot(specialistId, specialtyId),
})

const availabilityCases: readonly MatrixCase[] = [
  matrixCase(viewSlot, { own: { nobody: chosen, customer: chosen } }),
  matrixCase(listOpenSlots, { own: customers(ofSpecialist), foreign: ofSpecialist }),
  matrixCase(availability.previewSlots, {
    own: {
      specialist: () => ({
        query: { date: '2026-12-20', interval: '30', init_hour: '08:00', final_hour: '09:00' },
      }),
    },
  }),
  matrixCase(availability.openSlots, {
    own: {
      specialist: () => ({ body: { date: sunday(), slots: [{ init_hour: '08:00', final_hour: '08:30' }] } }),
    },
  }),
  matrixCase(availability.closeSlot, { own: { specialist: openSlot }, foreign: openSlot }),
  matrixCase(availability.listAvailability, { own: { specialist: nothing } }),
  matrixCase(availability.createRule, { own: { specialist: () => ({ body: rule() }) } }),
  matrixCase(availability.updateRule, { own: { specialist: changedRule }, foreign: changedRule, ...still }),
  matrixCase(availability.deleteRule, { own: { specialist: keptRule }, foreign: keptRule, ...still }),
  matrixCase(availability.createBlock, { own: { specialist: () => ({ body: timeOff() }) } }),
  matrixCase(availability.updateBlock, { own: { specialist: movedBlock }, foreign: movedBlock, ...still }),
  matrixCase(availability.keepConflict, { own: { specialist: coming }, foreign: coming, ...still }),
  matrixCase(week.previewWeek, { own: { specialist: () => ({ body: { rules: wednesdays } }) } }),
  matrixCase(week.saveWeek, { own: { specialist: replacedWeek } }),
  matrixCase(holidays.listHolidays, { own: { specialist: nothing, suspendedSpecialist: nothing } }),
  matrixCase(external.listExternalCalendars, { own: { specialist: nothing, suspendedSpecialist: nothing } }),
  matrixCase(external.listExternalBusy, { own: { specialist: nothing, suspendedSpecialist: nothing } }),
  matrixCase(external.addExternalCalendar, {
    own: { specialist: newCalendar, suspendedSpecialist: newCalendar },
  }),
  matrixCase(external.removeExternalCalendar, { own: { specialist: keptCalendar }, foreign: keptCalendar }),
  matrixCase(availability.deleteBlock, { own: { specialist: keptBlock }, foreign: keptBlock, ...still }),
]

const specialtyCases: readonly MatrixCase[] = [
  matrixCase(specialties.listSpecialties, { own: everybody(nothing) }),
  matrixCase(specialties.listOffers, {
    own: { ...customers(offersOf), specialist: nothing, admin: offersOf },
  }),
  matrixCase(specialties.createOffer, {
    own: { specialist: async (fixture) => ({ body: await newOffer(fixture) }) },
  }),
  matrixCase(specialties.updateOffer, { own: { specialist: changedOffer }, foreign: changedOffer, ...still }),
  matrixCase(specialties.deleteOffer, { own: { specialist: keptOffer }, foreign: keptOffer, ...still }),
]

/** Search and slots for patients, and the specialist's hours behind them. */
export const discoveryCases: readonly MatrixCase[] = [
  ...availabilityCases,
  ...specialtyCases,
  ...placeCases,
  matrixCase(specialists.listSpecialists, { own: everybody(nothing) }),
  matrixCase(specialists.listSpecialistPlaces, { own: everybody(nothing) }),
  matrixCase(specialists.countFacets, { own: everybody(nothing) }),
  matrixCase(specialists.suggest, { own: everybody(() => ({ query: { search: 'ca' } })) }),
  matrixCase(specialists.getSpecialistCard, {
    own: { ...everybody(ofSpecialist), ...assistants(ofSpecialist) },
    foreign: ofSpecialist,
  }),
  matrixCase(specialists.getSpecialistById, { own: loggedIn(ofSpecialist), foreign: ofSpecialist }),
  matrixCase(places.listCareLocations, { own: loggedIn(ofSpecialist), foreign: ofSpecialist }),
  matrixCase(lookups.listStates, { own: everybody(nothing) }),
  matrixCase(lookups.mapTiles, { own: everybody(nothing) }),
  matrixCase(lookups.listBanks, { own: loggedIn(nothing) }),
  matrixCase(lookups.findAddress, { own: everybody(() => ({ params: { cep: '01310100' } })) }),
  matrixCase(favorites.listFavorites, { own: customers(nothing) }),
  matrixCase(favorites.listRecentSpecialists, { own: customers(nothing) }),
  matrixCase(favorites.getFavorite, { own: customers(ofSpecialist), foreign: ofSpecialist }),
  matrixCase(favorites.changeFavorite, { own: customers(ofSpecialist), foreign: ofSpecialist }),
]
