import { expect, test } from '../support/fixtures.ts'
import { checkInto, emmaForScreens, someone } from './check.ts'
import { journeyAsCompaniesAdmin, journeyAsPartner } from './screens/companies.ts'
import { journeyAsWriter } from './screens/consultation.ts'
import { journeyAsPrescriber } from './screens/documents.ts'
import { journeyAsSpecialist } from './screens/patient-and-specialist.ts'
import { journeyAsPlanner } from './screens/practice.ts'

const emma = emmaForScreens()

test('the specialist opens times, attends and earns', async () => {
  const faults: string[] = []
  await journeyAsSpecialist(await someone(emma, 'especialista@emma.test'), checkInto(faults))
  expect(faults).toEqual([])
})

test('the specialist writes a record, with Emma and in tabs', async () => {
  const faults: string[] = []
  await journeyAsWriter(await someone(emma, 'especialista@emma.test'), checkInto(faults))
  expect(faults).toEqual([])
})

test('the specialist runs a company, and the platform looks at it', async () => {
  const faults: string[] = []
  await journeyAsPartner(await someone(emma, 'especialista@emma.test'), checkInto(faults))
  await journeyAsCompaniesAdmin(await someone(emma, 'admin@emma.test'), checkInto(faults))
  expect(faults).toEqual([])
})

test('the specialist reads a record as a page, makes papers of it and sees the patient', async () => {
  const faults: string[] = []
  await journeyAsPrescriber(await someone(emma, 'especialista@emma.test'), checkInto(faults))
  expect(faults).toEqual([])
})

test('the specialist plans hours, places and the chat', async () => {
  const faults: string[] = []
  await journeyAsPlanner(await someone(emma, 'especialista@emma.test'), checkInto(faults))
  expect(faults).toEqual([])
})
