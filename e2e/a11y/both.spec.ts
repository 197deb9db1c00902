import { expect, test } from '../support/fixtures.ts'
import { checkInto, emmaForScreens, someone } from './check.ts'
import { journeyAsAttending, journeyAsBooker } from './screens/booking.ts'
import { journeyAsTester } from './screens/calls.ts'
import { journeyAsTalker } from './screens/chat.ts'
import { journeyCall, journeyToWaitingRoom } from './screens/patient-and-specialist.ts'
import { journeyQueue } from './screens/queue.ts'

const emma = emmaForScreens()

test('urgent care, from both sides of the queue', async () => {
  const faults: string[] = []
  const people = [
    await someone(emma, 'paciente@emma.test'),
    await someone(emma, 'especialista@emma.test'),
  ] as const
  await journeyQueue(...people, checkInto(faults))
  expect(faults).toEqual([])
})

test('patient and specialist chat', async () => {
  const faults: string[] = []
  await journeyAsTalker(
    await someone(emma, 'paciente@emma.test'),
    '/customer/chat-customer',
    checkInto(faults),
  )
  await journeyAsTalker(
    await someone(emma, 'especialista@emma.test'),
    '/specialist/app/chat',
    checkInto(faults),
  )
  expect(faults).toEqual([])
})

test('the patient loses a time and subscribes to the own agenda; the specialist closes an attendance', async () => {
  const faults: string[] = []
  await journeyAsBooker(await someone(emma, 'paciente@emma.test'), checkInto(faults))
  await journeyAsAttending(await someone(emma, 'especialista@emma.test'), checkInto(faults))
  expect(faults).toEqual([])
})

test('both in the call', async () => {
  const faults: string[] = []
  const checkA11y = checkInto(faults)
  const patient = await someone(emma, 'paciente@emma.test')
  await journeyToWaitingRoom(patient, checkA11y)
  await journeyCall(patient, await someone(emma, 'especialista@emma.test'), checkA11y)
  expect(faults).toEqual([])
})

test('the specialist tests devices and network before a call', async () => {
  const faults: string[] = []
  await journeyAsTester(await someone(emma, 'especialista@emma.test'), checkInto(faults))
  expect(faults).toEqual([])
})
