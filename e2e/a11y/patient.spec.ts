import { giveCredit } from '@emma/api/test'
import { expect, test } from '../support/fixtures.ts'
import { clientOf } from '../support/money.ts'
import { checkInto, emmaForScreens, someone } from './check.ts'
import { journeyAsGuest } from './screens/accounts.ts'
import { journeyAsGuardian } from './screens/family.ts'
import { journeyAsFinder } from './screens/finding.ts'
import { journeyAsPatient } from './screens/patient-and-specialist.ts'
import { journeyAsWaiting } from './screens/waitlist.ts'

const emma = emmaForScreens()

test('who is not logged in', async () => {
  const faults: string[] = []
  await journeyAsGuest(await someone(emma), emma.sandboxUrl, checkInto(faults))
  expect(faults).toEqual([])
})

test('the patient waits for an earlier time, and says how it was', async () => {
  const faults: string[] = []
  await journeyAsWaiting(await someone(emma, 'paciente@emma.test'), checkInto(faults))
  expect(faults).toEqual([])
})

test('the patient finds, books, pays and reads', async () => {
  const faults: string[] = []
  const { customerId } = await clientOf(emma, 'paciente@emma.test')
  // Enough for the first specialist of the list, which depends on the hour.
  await giveCredit(emma.deps, customerId, 500_00)
  // People waiting for that specialist would get the time freed by a refused card.
  await emma.deps.db.deleteFrom('waitlist_entries').execute()
  await journeyAsPatient(await someone(emma, 'paciente@emma.test'), checkInto(faults))
  expect(faults).toEqual([])
})

test('the patient searches, sees places on a map, reads and is shown around', async () => {
  const faults: string[] = []
  await journeyAsFinder(await someone(emma, 'paciente@emma.test'), checkInto(faults))
  expect(faults).toEqual([])
})

test('the patient keeps what a family has', async () => {
  const faults: string[] = []
  await journeyAsGuardian(await someone(emma, 'paciente@emma.test'), checkInto(faults))
  expect(faults).toEqual([])
})
