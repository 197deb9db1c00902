import * as availability from '@emma/contracts/availability'
import * as favorites from '@emma/contracts/favorites'
import { type EndpointSpec, pathOf } from '@emma/contracts/kit'
import * as lookups from '@emma/contracts/lookups'
import * as places from '@emma/contracts/places'
import { listOpenSlots } from '@emma/contracts/slots'
import * as specialists from '@emma/contracts/specialists'
import * as specialties from '@emma/contracts/specialties'
import { createSpecialty, newPlace, slotId } from '../../index.ts'
import { line, type MatrixLine } from '../line.ts'
import { insertAppointment, type MatrixWorld } from '../world.ts'

const nothing = () => ({})
const ofSpecialist = ({ specialist }: MatrixWorld) => ({ params: { id: specialist.specialistId } })
const offersOf = ({ specialist }: MatrixWorld) => ({ query: { specialist_id: specialist.specialistId } })

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
const everybody = (send: Send) => ({ ...loggedIn(send), nobody: send })

/** What the owner makes first, so that each call has an object of its own. */
const made = async ({ t, headers }: MatrixWorld, endpoint: EndpointSpec, payload: object) => {
  const url = pathOf(endpoint, {})
  const answer = await t.app.inject({ method: 'POST', url, headers: headers.specialist, payload })
  const { id, uuid }: { id?: string; uuid?: string } = answer.json()
  return String(uuid ?? id)
}

let days = 0
/** Another Sunday each time: the specialists of the matrix have no hours on it. */
const sunday = (): string => {
  days += 7
  return new Date(Date.UTC(2026, 10, 29 + days)).toISOString().slice(0, 10)
}
const rule = () => ({ date: sunday(), init_hour: '08:00', final_hour: '09:00', interval: 30 })
const timeOff = () => {
  const date = sunday()
  return { starts_at: `${date}T08:00:00-03:00`, ends_at: `${date}T09:00:00-03:00`, reason: 'Folga' }
}

const keptRule = async (world: MatrixWorld) => ({
  params: { id: await made(world, availability.createRule, rule()) },
})
const keptBlock = async (world: MatrixWorld) => ({
  params: { id: await made(world, availability.createBlock, timeOff()) },
})
const movedBlock = async (world: MatrixWorld) => ({ ...(await keptBlock(world)), body: timeOff() })
const openSlot = ({ specialist }: MatrixWorld) => ({
  params: { id: slotId(specialist.specialistId, '2026-11-26T12:00:00.000Z') },
})
const newOffer = async ({ t }: MatrixWorld) => ({
  specialty_id: await createSpecialty(t.deps),
  price: 15_000,
})
const keptOffer = async (world: MatrixWorld) => ({
  params: { uuid: await made(world, specialties.createOffer, await newOffer(world)) },
})
const changedRule = async (world: MatrixWorld) => ({ ...(await keptRule(world)), body: rule() })
const changedOffer = async (world: MatrixWorld) => ({ ...(await keptOffer(world)), body: { price: 16_000 } })

const keptPlace = async (world: MatrixWorld) => ({
  params: { id: await made(world, places.createPlace, newPlace()) },
})
const changedPlace = async (world: MatrixWorld) => ({ ...(await keptPlace(world)), body: { number: '12' } })

let visits = 0
/** An appointment of the owner: another hour of the same far week each time. */
const coming = async ({ t, specialist, customer, specialtyId }: MatrixWorld) => {
  visits += 1
  const startsAt = new Date(Date.UTC(2027, 0, 10, visits))
  const id = await insertAppointment(t, { specialist, customer, specialtyId, startsAt, status: 'confirmed' })
  return { params: { id } }
}

/** The practice of a suspended specialist stays as it is, whatever is asked of it. */
const still = { except: { suspendedSpecialist: 403 } } as const

const placeLines: readonly MatrixLine[] = [
  line(places.createPlace, { own: { specialist: () => ({ body: newPlace() }) } }),
  line(places.updatePlace, { own: { specialist: changedPlace }, foreign: changedPlace, ...still }),
  line(places.deletePlace, { own: { specialist: keptPlace }, foreign: keptPlace, ...still }),
]

const availabilityLines: readonly MatrixLine[] = [
  line(listOpenSlots, { own: customers(ofSpecialist), foreign: ofSpecialist }),
  line(availability.previewSlots, {
    own: {
      specialist: () => ({
        query: { date: '2026-12-20', interval: '30', init_hour: '08:00', final_hour: '09:00' },
      }),
    },
  }),
  line(availability.openSlots, {
    own: {
      specialist: () => ({ body: { date: sunday(), slots: [{ init_hour: '08:00', final_hour: '08:30' }] } }),
    },
  }),
  line(availability.closeSlot, { own: { specialist: openSlot }, foreign: openSlot }),
  line(availability.listAvailability, { own: { specialist: nothing } }),
  line(availability.createRule, { own: { specialist: () => ({ body: rule() }) } }),
  line(availability.updateRule, { own: { specialist: changedRule }, foreign: changedRule, ...still }),
  line(availability.deleteRule, { own: { specialist: keptRule }, foreign: keptRule, ...still }),
  line(availability.createBlock, { own: { specialist: () => ({ body: timeOff() }) } }),
  line(availability.updateBlock, { own: { specialist: movedBlock }, foreign: movedBlock, ...still }),
  line(availability.keepConflict, { own: { specialist: coming }, foreign: coming, ...still }),
  line(availability.listHolidays, { own: { specialist: nothing, suspendedSpecialist: nothing } }),
  line(availability.deleteBlock, { own: { specialist: keptBlock }, foreign: keptBlock, ...still }),
]

const specialtyLines: readonly MatrixLine[] = [
  line(specialties.listSpecialties, { own: everybody(nothing) }),
  line(specialties.listOffers, {
    own: { ...customers(offersOf), specialist: nothing, admin: offersOf },
  }),
  line(specialties.createOffer, {
    own: { specialist: async (world) => ({ body: await newOffer(world) }) },
  }),
  line(specialties.updateOffer, { own: { specialist: changedOffer }, foreign: changedOffer, ...still }),
  line(specialties.deleteOffer, { own: { specialist: keptOffer }, foreign: keptOffer, ...still }),
]

/** What a patient looks through before booking, and what a specialist opens there. */
export const discoveryLines: readonly MatrixLine[] = [
  ...availabilityLines,
  ...specialtyLines,
  ...placeLines,
  line(specialists.listSpecialists, { own: everybody(nothing) }),
  line(specialists.listSpecialistPlaces, { own: everybody(nothing) }),
  line(specialists.suggest, { own: everybody(() => ({ query: { search: 'ca' } })) }),
  line(specialists.getSpecialistCard, { own: everybody(ofSpecialist), foreign: ofSpecialist }),
  line(specialists.getSpecialistById, { own: loggedIn(ofSpecialist), foreign: ofSpecialist }),
  line(places.listCareLocations, { own: loggedIn(ofSpecialist), foreign: ofSpecialist }),
  line(lookups.listStates, { own: everybody(nothing) }),
  line(lookups.mapTiles, { own: everybody(nothing) }),
  line(lookups.listBanks, { own: loggedIn(nothing) }),
  line(lookups.findAddress, { own: everybody(() => ({ params: { cep: '01310100' } })) }),
  line(favorites.listFavorites, { own: customers(nothing) }),
  line(favorites.getFavorite, { own: customers(ofSpecialist), foreign: ofSpecialist }),
  line(favorites.changeFavorite, { own: customers(ofSpecialist), foreign: ofSpecialist }),
]
